; The string must match the machine that runs the program.
; covers: 4-3
target datalayout = "E-m:e-i64:64-n32:64" ; error: 21 E0607 a big-endian data layout does not match this machine
define i32 @main() {
  ret i32 0
}
