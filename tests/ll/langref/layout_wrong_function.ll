; covers: 4-9
target datalayout = "e-Fx8" ; error: 24 E0404 unknown function pointer alignment type `x`
define void @f() {
  ret void
}
