; The first piece that looks like it is not the one that is wrong.
; covers: 4-7
target datalayout = "e-i8:8-i8:16" ; error: 29 E0404 i8 must be 8-bit aligned
define void @f() {
  ret void
}
