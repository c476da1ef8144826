; 32-bit pointers, which this machine does not have.
target datalayout = "e-p:32:32" ; error: 21 E0607 32 bits
define i32 @main() {
  ret i32 0
}
