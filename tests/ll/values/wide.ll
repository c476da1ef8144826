; Integers beyond 64 bits are read exactly.
; covers: 3-25
; run: @f() == i128 123456789012345678901234567890123456789
; run: @negative() == i128 -170141183460469231731687303715884105728
; run: @eighty() == i1 true
define i128 @f() { ret i128 123456789012345678901234567890123456789 }
define i128 @negative() { ret i128 -170141183460469231731687303715884105728 }
; The constant of 80 digits is stored; its lowest byte is 0xFF: 2^257 - 1 is odd in every bit.
@big = constant i257 231584178474632390847141970017375815706539969331281128078915168015826259279871
define i1 @eighty() {
  %p = bitcast i257* @big to i8*
  %q = getelementptr i8, i8* %p, i32 31
  %x = load i8, i8* %q
  %c = icmp eq i8 %x, 255
  ret i1 %c
}
