; Addresses of this machine do not fit in 32 bits.
; covers: 4-6
target datalayout = "e-p:32:32-i64:64" ; error: 21 E0607 a data layout with pointers of 32 bits does not match this machine
define i32 @main() {
  ret i32 0
}
