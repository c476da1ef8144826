; The sign of a number that is the address of something: its bits are not known before the program is placed.
; run: @same() == i1 true
; run: @lanes() == i1 true
@g = global i32 0
define i1 @same() {
  %n = bitcast double fneg (double bitcast (i64 ptrtoint (ptr @g to i64) to double)) to i64
  %a = ptrtoint ptr @g to i64
  %x = xor i64 %n, %a
  %c = icmp eq i64 %x, -9223372036854775808
  ret i1 %c
}
define i1 @lanes() {
  %v = bitcast <2 x float> fneg (<2 x float> bitcast (i64 ptrtoint (ptr @same to i64) to <2 x float>)) to i64
  %a = ptrtoint ptr @same to i64
  %x = xor i64 %v, %a
  %c = icmp eq i64 %x, -9223372034707292160
  ret i1 %c
}
