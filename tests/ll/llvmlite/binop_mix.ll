; Every operation once in one expression, so that a swapped operand or a wrong opcode shows.
; run: @mix(i64 1, i64 2) == i64 -3
; run: @mix(i64 1000, i64 4) == i64 -175
; run: @mix(i64 -1000, i64 3) == i64 -2305843009213693952
; covers: 0-13

; t = (a + 5) * b - b; l = (t << b) lshr 3; r = t ashr 5; x = l ^ t; then r - ((x | r) & -2) ^ x.
define i64 @mix(i64 %a, i64 %b) {
  %t1 = add i64 %a, 5
  %t2 = mul i64 %t1, %b
  %t3 = sub i64 %t2, %b
  %s = shl i64 %t3, %b
  %l = lshr i64 %s, 3
  %r = ashr i64 %t3, 5
  %x = xor i64 %l, %t3
  %o = or i64 %x, %r
  %n = and i64 %o, -2
  %z = sub i64 %r, %n
  %k = xor i64 %z, %x
  ret i64 %k
}
