; covers: 4-6
target datalayout = "e-p:64:64-p1:64:64:64:65" ; error: 32 E0404 index size cannot be larger than the pointer size
define void @f() {
  ret void
}
