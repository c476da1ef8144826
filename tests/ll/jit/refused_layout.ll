target datalayout = "E-p:32:32"
; error@1: 21 E0607 does not match this machine
define i32 @main() {
  ret i32 4
}
