; covers: 4-11
target datalayout = "e-ni:1:0" ; error: 24 E0404 address space 0 cannot be non-integral
define void @f() {
  ret void
}
