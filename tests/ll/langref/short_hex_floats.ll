; Hexadecimal numbers of a format may have fewer digits than it has: they are the low ones of the half that they stand in; of x86_fp80
; the first four are sign and exponent. (So llvm-as 22 has them.)
; run: @x() == fp128 0xL00000000000000000000000000000001
; run: @y() == fp128 0xL3FFF00000000000000000000000000A1
; run: @k() == x86_fp80 0xK00000000000000000012
; run: @h() == half 0xH0001
; run: @b() == bfloat 0xR0080
define fp128 @x() {
  ret fp128 0xL01
}
define fp128 @y() {
  ret fp128 0xL3FFF000000000000A1
}
define x86_fp80 @k() {
  ret x86_fp80 0xK000012
}
define half @h() {
  ret half 0xH1
}
define bfloat @b() {
  ret bfloat 0xR80
}
