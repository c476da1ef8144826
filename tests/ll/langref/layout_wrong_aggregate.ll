; covers: 4-8
target datalayout = "e-a:64:32" ; error: 24 E0404 preferred alignment cannot be less than the ABI alignment
define void @f() {
  ret void
}
