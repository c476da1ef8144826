; cmpxchg on every width: what was there comes with whether it was what was expected; only then the new value is stored.
; Each function returns the new value in memory, or 77 if a result is wrong.
; covers: 4-27 4-28
; run: @strong8(i8 5, i8 5, i8 9) == i8 9
; run: @strong8(i8 5, i8 6, i8 9) == i8 5
; run: @strong8(i8 -128, i8 -128, i8 127) == i8 127
; run: @strong8(i8 111, i8 111, i8 -111) == i8 -111
; run: @strong8(i8 127, i8 -128, i8 0) == i8 127
; run: @strong8(i8 111, i8 -17, i8 1) == i8 111
; run: @weak8(i8 5, i8 5, i8 9) == i8 9
; run: @weak8(i8 5, i8 6, i8 9) == i8 5
; run: @weak8(i8 -128, i8 -128, i8 127) == i8 127
; run: @weak8(i8 111, i8 111, i8 -111) == i8 -111
; run: @weak8(i8 127, i8 -128, i8 0) == i8 127
; run: @weak8(i8 111, i8 -17, i8 1) == i8 111
; run: @volatile8(i8 5, i8 5, i8 9) == i8 9
; run: @volatile8(i8 5, i8 6, i8 9) == i8 5
; run: @volatile8(i8 -128, i8 -128, i8 127) == i8 127
; run: @volatile8(i8 111, i8 111, i8 -111) == i8 -111
; run: @volatile8(i8 127, i8 -128, i8 0) == i8 127
; run: @volatile8(i8 111, i8 -17, i8 1) == i8 111
; run: @both8(i8 5, i8 5, i8 9) == i8 9
; run: @both8(i8 5, i8 6, i8 9) == i8 5
; run: @both8(i8 -128, i8 -128, i8 127) == i8 127
; run: @both8(i8 111, i8 111, i8 -111) == i8 -111
; run: @both8(i8 127, i8 -128, i8 0) == i8 127
; run: @both8(i8 111, i8 -17, i8 1) == i8 111
; run: @single8(i8 5, i8 5, i8 9) == i8 9
; run: @single8(i8 5, i8 6, i8 9) == i8 5
; run: @single8(i8 -128, i8 -128, i8 127) == i8 127
; run: @single8(i8 111, i8 111, i8 -111) == i8 -111
; run: @single8(i8 127, i8 -128, i8 0) == i8 127
; run: @single8(i8 111, i8 -17, i8 1) == i8 111
; run: @strong16(i16 5, i16 5, i16 9) == i16 9
; run: @strong16(i16 5, i16 6, i16 9) == i16 5
; run: @strong16(i16 -32768, i16 -32768, i16 32767) == i16 32767
; run: @strong16(i16 19951, i16 19951, i16 -19951) == i16 -19951
; run: @strong16(i16 32767, i16 -32768, i16 0) == i16 32767
; run: @strong16(i16 19951, i16 -12817, i16 1) == i16 19951
; run: @weak16(i16 5, i16 5, i16 9) == i16 9
; run: @weak16(i16 5, i16 6, i16 9) == i16 5
; run: @weak16(i16 -32768, i16 -32768, i16 32767) == i16 32767
; run: @weak16(i16 19951, i16 19951, i16 -19951) == i16 -19951
; run: @weak16(i16 32767, i16 -32768, i16 0) == i16 32767
; run: @weak16(i16 19951, i16 -12817, i16 1) == i16 19951
; run: @volatile16(i16 5, i16 5, i16 9) == i16 9
; run: @volatile16(i16 5, i16 6, i16 9) == i16 5
; run: @volatile16(i16 -32768, i16 -32768, i16 32767) == i16 32767
; run: @volatile16(i16 19951, i16 19951, i16 -19951) == i16 -19951
; run: @volatile16(i16 32767, i16 -32768, i16 0) == i16 32767
; run: @volatile16(i16 19951, i16 -12817, i16 1) == i16 19951
; run: @both16(i16 5, i16 5, i16 9) == i16 9
; run: @both16(i16 5, i16 6, i16 9) == i16 5
; run: @both16(i16 -32768, i16 -32768, i16 32767) == i16 32767
; run: @both16(i16 19951, i16 19951, i16 -19951) == i16 -19951
; run: @both16(i16 32767, i16 -32768, i16 0) == i16 32767
; run: @both16(i16 19951, i16 -12817, i16 1) == i16 19951
; run: @single16(i16 5, i16 5, i16 9) == i16 9
; run: @single16(i16 5, i16 6, i16 9) == i16 5
; run: @single16(i16 -32768, i16 -32768, i16 32767) == i16 32767
; run: @single16(i16 19951, i16 19951, i16 -19951) == i16 -19951
; run: @single16(i16 32767, i16 -32768, i16 0) == i16 32767
; run: @single16(i16 19951, i16 -12817, i16 1) == i16 19951
; run: @strong32(i32 5, i32 5, i32 9) == i32 9
; run: @strong32(i32 5, i32 6, i32 9) == i32 5
; run: @strong32(i32 -2147483648, i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @strong32(i32 279694831, i32 279694831, i32 -279694831) == i32 -279694831
; run: @strong32(i32 2147483647, i32 -2147483648, i32 0) == i32 2147483647
; run: @strong32(i32 279694831, i32 -1867788817, i32 1) == i32 279694831
; run: @weak32(i32 5, i32 5, i32 9) == i32 9
; run: @weak32(i32 5, i32 6, i32 9) == i32 5
; run: @weak32(i32 -2147483648, i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @weak32(i32 279694831, i32 279694831, i32 -279694831) == i32 -279694831
; run: @weak32(i32 2147483647, i32 -2147483648, i32 0) == i32 2147483647
; run: @weak32(i32 279694831, i32 -1867788817, i32 1) == i32 279694831
; run: @volatile32(i32 5, i32 5, i32 9) == i32 9
; run: @volatile32(i32 5, i32 6, i32 9) == i32 5
; run: @volatile32(i32 -2147483648, i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @volatile32(i32 279694831, i32 279694831, i32 -279694831) == i32 -279694831
; run: @volatile32(i32 2147483647, i32 -2147483648, i32 0) == i32 2147483647
; run: @volatile32(i32 279694831, i32 -1867788817, i32 1) == i32 279694831
; run: @both32(i32 5, i32 5, i32 9) == i32 9
; run: @both32(i32 5, i32 6, i32 9) == i32 5
; run: @both32(i32 -2147483648, i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @both32(i32 279694831, i32 279694831, i32 -279694831) == i32 -279694831
; run: @both32(i32 2147483647, i32 -2147483648, i32 0) == i32 2147483647
; run: @both32(i32 279694831, i32 -1867788817, i32 1) == i32 279694831
; run: @single32(i32 5, i32 5, i32 9) == i32 9
; run: @single32(i32 5, i32 6, i32 9) == i32 5
; run: @single32(i32 -2147483648, i32 -2147483648, i32 2147483647) == i32 2147483647
; run: @single32(i32 279694831, i32 279694831, i32 -279694831) == i32 -279694831
; run: @single32(i32 2147483647, i32 -2147483648, i32 0) == i32 2147483647
; run: @single32(i32 279694831, i32 -1867788817, i32 1) == i32 279694831
; run: @strong64(i64 5, i64 5, i64 9) == i64 9
; run: @strong64(i64 5, i64 6, i64 9) == i64 5
; run: @strong64(i64 -9223372036854775808, i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @strong64(i64 1311768467294899695, i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @strong64(i64 9223372036854775807, i64 -9223372036854775808, i64 0) == i64 9223372036854775807
; run: @strong64(i64 1311768467294899695, i64 -7911603569559876113, i64 1) == i64 1311768467294899695
; run: @weak64(i64 5, i64 5, i64 9) == i64 9
; run: @weak64(i64 5, i64 6, i64 9) == i64 5
; run: @weak64(i64 -9223372036854775808, i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @weak64(i64 1311768467294899695, i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @weak64(i64 9223372036854775807, i64 -9223372036854775808, i64 0) == i64 9223372036854775807
; run: @weak64(i64 1311768467294899695, i64 -7911603569559876113, i64 1) == i64 1311768467294899695
; run: @volatile64(i64 5, i64 5, i64 9) == i64 9
; run: @volatile64(i64 5, i64 6, i64 9) == i64 5
; run: @volatile64(i64 -9223372036854775808, i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @volatile64(i64 1311768467294899695, i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @volatile64(i64 9223372036854775807, i64 -9223372036854775808, i64 0) == i64 9223372036854775807
; run: @volatile64(i64 1311768467294899695, i64 -7911603569559876113, i64 1) == i64 1311768467294899695
; run: @both64(i64 5, i64 5, i64 9) == i64 9
; run: @both64(i64 5, i64 6, i64 9) == i64 5
; run: @both64(i64 -9223372036854775808, i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @both64(i64 1311768467294899695, i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @both64(i64 9223372036854775807, i64 -9223372036854775808, i64 0) == i64 9223372036854775807
; run: @both64(i64 1311768467294899695, i64 -7911603569559876113, i64 1) == i64 1311768467294899695
; run: @single64(i64 5, i64 5, i64 9) == i64 9
; run: @single64(i64 5, i64 6, i64 9) == i64 5
; run: @single64(i64 -9223372036854775808, i64 -9223372036854775808, i64 9223372036854775807) == i64 9223372036854775807
; run: @single64(i64 1311768467294899695, i64 1311768467294899695, i64 -1311768467294899695) == i64 -1311768467294899695
; run: @single64(i64 9223372036854775807, i64 -9223372036854775808, i64 0) == i64 9223372036854775807
; run: @single64(i64 1311768467294899695, i64 -7911603569559876113, i64 1) == i64 1311768467294899695
; run: @strong128(i128 5, i128 5, i128 9) == i128 9
; run: @strong128(i128 5, i128 6, i128 9) == i128 5
; run: @strong128(i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @strong128(i128 24197857200151252728969465429440056815, i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @strong128(i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105728, i128 0) == i128 170141183460469231731687303715884105727
; run: @strong128(i128 24197857200151252728969465429440056815, i128 -145943326260317979002717838286444048913, i128 1) == i128 24197857200151252728969465429440056815
; run: @weak128(i128 5, i128 5, i128 9) == i128 9
; run: @weak128(i128 5, i128 6, i128 9) == i128 5
; run: @weak128(i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @weak128(i128 24197857200151252728969465429440056815, i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @weak128(i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105728, i128 0) == i128 170141183460469231731687303715884105727
; run: @weak128(i128 24197857200151252728969465429440056815, i128 -145943326260317979002717838286444048913, i128 1) == i128 24197857200151252728969465429440056815
; run: @volatile128(i128 5, i128 5, i128 9) == i128 9
; run: @volatile128(i128 5, i128 6, i128 9) == i128 5
; run: @volatile128(i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @volatile128(i128 24197857200151252728969465429440056815, i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @volatile128(i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105728, i128 0) == i128 170141183460469231731687303715884105727
; run: @volatile128(i128 24197857200151252728969465429440056815, i128 -145943326260317979002717838286444048913, i128 1) == i128 24197857200151252728969465429440056815
; run: @both128(i128 5, i128 5, i128 9) == i128 9
; run: @both128(i128 5, i128 6, i128 9) == i128 5
; run: @both128(i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @both128(i128 24197857200151252728969465429440056815, i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @both128(i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105728, i128 0) == i128 170141183460469231731687303715884105727
; run: @both128(i128 24197857200151252728969465429440056815, i128 -145943326260317979002717838286444048913, i128 1) == i128 24197857200151252728969465429440056815
; run: @single128(i128 5, i128 5, i128 9) == i128 9
; run: @single128(i128 5, i128 6, i128 9) == i128 5
; run: @single128(i128 -170141183460469231731687303715884105728, i128 -170141183460469231731687303715884105728, i128 170141183460469231731687303715884105727) == i128 170141183460469231731687303715884105727
; run: @single128(i128 24197857200151252728969465429440056815, i128 24197857200151252728969465429440056815, i128 -24197857200151252728969465429440056815) == i128 -24197857200151252728969465429440056815
; run: @single128(i128 170141183460469231731687303715884105727, i128 -170141183460469231731687303715884105728, i128 0) == i128 170141183460469231731687303715884105727
; run: @single128(i128 24197857200151252728969465429440056815, i128 -145943326260317979002717838286444048913, i128 1) == i128 24197857200151252728969465429440056815
@cell = global i128 0, align 16
define i8 @strong8(i8 %found, i8 %expected, i8 %new) {
  store i8 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i8 %expected, i8 %new seq_cst seq_cst
  %old = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  %same = icmp eq i8 %found, %expected
  %a = icmp eq i8 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i8, ptr @cell
  %r = select i1 %right, i8 %now, i8 77
  ret i8 %r
}
define i8 @weak8(i8 %found, i8 %expected, i8 %new) {
  store i8 %found, ptr @cell
  %pair = cmpxchg weak ptr @cell, i8 %expected, i8 %new acq_rel monotonic
  %old = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  %same = icmp eq i8 %found, %expected
  %a = icmp eq i8 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i8, ptr @cell
  %r = select i1 %right, i8 %now, i8 77
  ret i8 %r
}
define i8 @volatile8(i8 %found, i8 %expected, i8 %new) {
  store i8 %found, ptr @cell
  %pair = cmpxchg volatile ptr @cell, i8 %expected, i8 %new release acquire
  %old = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  %same = icmp eq i8 %found, %expected
  %a = icmp eq i8 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i8, ptr @cell
  %r = select i1 %right, i8 %now, i8 77
  ret i8 %r
}
define i8 @both8(i8 %found, i8 %expected, i8 %new) {
  store i8 %found, ptr @cell
  %pair = cmpxchg weak volatile ptr @cell, i8 %expected, i8 %new syncscope("agent") monotonic seq_cst
  %old = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  %same = icmp eq i8 %found, %expected
  %a = icmp eq i8 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i8, ptr @cell
  %r = select i1 %right, i8 %now, i8 77
  ret i8 %r
}
define i8 @single8(i8 %found, i8 %expected, i8 %new) {
  store i8 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i8 %expected, i8 %new syncscope("singlethread") acquire acquire, align 16
  %old = extractvalue { i8, i1 } %pair, 0
  %done = extractvalue { i8, i1 } %pair, 1
  %same = icmp eq i8 %found, %expected
  %a = icmp eq i8 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i8, ptr @cell
  %r = select i1 %right, i8 %now, i8 77
  ret i8 %r
}
define i16 @strong16(i16 %found, i16 %expected, i16 %new) {
  store i16 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i16 %expected, i16 %new seq_cst seq_cst
  %old = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  %same = icmp eq i16 %found, %expected
  %a = icmp eq i16 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i16, ptr @cell
  %r = select i1 %right, i16 %now, i16 77
  ret i16 %r
}
define i16 @weak16(i16 %found, i16 %expected, i16 %new) {
  store i16 %found, ptr @cell
  %pair = cmpxchg weak ptr @cell, i16 %expected, i16 %new acq_rel monotonic
  %old = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  %same = icmp eq i16 %found, %expected
  %a = icmp eq i16 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i16, ptr @cell
  %r = select i1 %right, i16 %now, i16 77
  ret i16 %r
}
define i16 @volatile16(i16 %found, i16 %expected, i16 %new) {
  store i16 %found, ptr @cell
  %pair = cmpxchg volatile ptr @cell, i16 %expected, i16 %new release acquire
  %old = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  %same = icmp eq i16 %found, %expected
  %a = icmp eq i16 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i16, ptr @cell
  %r = select i1 %right, i16 %now, i16 77
  ret i16 %r
}
define i16 @both16(i16 %found, i16 %expected, i16 %new) {
  store i16 %found, ptr @cell
  %pair = cmpxchg weak volatile ptr @cell, i16 %expected, i16 %new syncscope("agent") monotonic seq_cst
  %old = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  %same = icmp eq i16 %found, %expected
  %a = icmp eq i16 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i16, ptr @cell
  %r = select i1 %right, i16 %now, i16 77
  ret i16 %r
}
define i16 @single16(i16 %found, i16 %expected, i16 %new) {
  store i16 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i16 %expected, i16 %new syncscope("singlethread") acquire acquire, align 16
  %old = extractvalue { i16, i1 } %pair, 0
  %done = extractvalue { i16, i1 } %pair, 1
  %same = icmp eq i16 %found, %expected
  %a = icmp eq i16 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i16, ptr @cell
  %r = select i1 %right, i16 %now, i16 77
  ret i16 %r
}
define i32 @strong32(i32 %found, i32 %expected, i32 %new) {
  store i32 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i32 %expected, i32 %new seq_cst seq_cst
  %old = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  %same = icmp eq i32 %found, %expected
  %a = icmp eq i32 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i32, ptr @cell
  %r = select i1 %right, i32 %now, i32 77
  ret i32 %r
}
define i32 @weak32(i32 %found, i32 %expected, i32 %new) {
  store i32 %found, ptr @cell
  %pair = cmpxchg weak ptr @cell, i32 %expected, i32 %new acq_rel monotonic
  %old = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  %same = icmp eq i32 %found, %expected
  %a = icmp eq i32 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i32, ptr @cell
  %r = select i1 %right, i32 %now, i32 77
  ret i32 %r
}
define i32 @volatile32(i32 %found, i32 %expected, i32 %new) {
  store i32 %found, ptr @cell
  %pair = cmpxchg volatile ptr @cell, i32 %expected, i32 %new release acquire
  %old = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  %same = icmp eq i32 %found, %expected
  %a = icmp eq i32 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i32, ptr @cell
  %r = select i1 %right, i32 %now, i32 77
  ret i32 %r
}
define i32 @both32(i32 %found, i32 %expected, i32 %new) {
  store i32 %found, ptr @cell
  %pair = cmpxchg weak volatile ptr @cell, i32 %expected, i32 %new syncscope("agent") monotonic seq_cst
  %old = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  %same = icmp eq i32 %found, %expected
  %a = icmp eq i32 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i32, ptr @cell
  %r = select i1 %right, i32 %now, i32 77
  ret i32 %r
}
define i32 @single32(i32 %found, i32 %expected, i32 %new) {
  store i32 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i32 %expected, i32 %new syncscope("singlethread") acquire acquire, align 16
  %old = extractvalue { i32, i1 } %pair, 0
  %done = extractvalue { i32, i1 } %pair, 1
  %same = icmp eq i32 %found, %expected
  %a = icmp eq i32 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i32, ptr @cell
  %r = select i1 %right, i32 %now, i32 77
  ret i32 %r
}
define i64 @strong64(i64 %found, i64 %expected, i64 %new) {
  store i64 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i64 %expected, i64 %new seq_cst seq_cst
  %old = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  %same = icmp eq i64 %found, %expected
  %a = icmp eq i64 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i64, ptr @cell
  %r = select i1 %right, i64 %now, i64 77
  ret i64 %r
}
define i64 @weak64(i64 %found, i64 %expected, i64 %new) {
  store i64 %found, ptr @cell
  %pair = cmpxchg weak ptr @cell, i64 %expected, i64 %new acq_rel monotonic
  %old = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  %same = icmp eq i64 %found, %expected
  %a = icmp eq i64 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i64, ptr @cell
  %r = select i1 %right, i64 %now, i64 77
  ret i64 %r
}
define i64 @volatile64(i64 %found, i64 %expected, i64 %new) {
  store i64 %found, ptr @cell
  %pair = cmpxchg volatile ptr @cell, i64 %expected, i64 %new release acquire
  %old = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  %same = icmp eq i64 %found, %expected
  %a = icmp eq i64 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i64, ptr @cell
  %r = select i1 %right, i64 %now, i64 77
  ret i64 %r
}
define i64 @both64(i64 %found, i64 %expected, i64 %new) {
  store i64 %found, ptr @cell
  %pair = cmpxchg weak volatile ptr @cell, i64 %expected, i64 %new syncscope("agent") monotonic seq_cst
  %old = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  %same = icmp eq i64 %found, %expected
  %a = icmp eq i64 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i64, ptr @cell
  %r = select i1 %right, i64 %now, i64 77
  ret i64 %r
}
define i64 @single64(i64 %found, i64 %expected, i64 %new) {
  store i64 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i64 %expected, i64 %new syncscope("singlethread") acquire acquire, align 16
  %old = extractvalue { i64, i1 } %pair, 0
  %done = extractvalue { i64, i1 } %pair, 1
  %same = icmp eq i64 %found, %expected
  %a = icmp eq i64 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i64, ptr @cell
  %r = select i1 %right, i64 %now, i64 77
  ret i64 %r
}
define i128 @strong128(i128 %found, i128 %expected, i128 %new) {
  store i128 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i128 %expected, i128 %new seq_cst seq_cst
  %old = extractvalue { i128, i1 } %pair, 0
  %done = extractvalue { i128, i1 } %pair, 1
  %same = icmp eq i128 %found, %expected
  %a = icmp eq i128 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i128, ptr @cell
  %r = select i1 %right, i128 %now, i128 77
  ret i128 %r
}
define i128 @weak128(i128 %found, i128 %expected, i128 %new) {
  store i128 %found, ptr @cell
  %pair = cmpxchg weak ptr @cell, i128 %expected, i128 %new acq_rel monotonic
  %old = extractvalue { i128, i1 } %pair, 0
  %done = extractvalue { i128, i1 } %pair, 1
  %same = icmp eq i128 %found, %expected
  %a = icmp eq i128 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i128, ptr @cell
  %r = select i1 %right, i128 %now, i128 77
  ret i128 %r
}
define i128 @volatile128(i128 %found, i128 %expected, i128 %new) {
  store i128 %found, ptr @cell
  %pair = cmpxchg volatile ptr @cell, i128 %expected, i128 %new release acquire
  %old = extractvalue { i128, i1 } %pair, 0
  %done = extractvalue { i128, i1 } %pair, 1
  %same = icmp eq i128 %found, %expected
  %a = icmp eq i128 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i128, ptr @cell
  %r = select i1 %right, i128 %now, i128 77
  ret i128 %r
}
define i128 @both128(i128 %found, i128 %expected, i128 %new) {
  store i128 %found, ptr @cell
  %pair = cmpxchg weak volatile ptr @cell, i128 %expected, i128 %new syncscope("agent") monotonic seq_cst
  %old = extractvalue { i128, i1 } %pair, 0
  %done = extractvalue { i128, i1 } %pair, 1
  %same = icmp eq i128 %found, %expected
  %a = icmp eq i128 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i128, ptr @cell
  %r = select i1 %right, i128 %now, i128 77
  ret i128 %r
}
define i128 @single128(i128 %found, i128 %expected, i128 %new) {
  store i128 %found, ptr @cell
  %pair = cmpxchg ptr @cell, i128 %expected, i128 %new syncscope("singlethread") acquire acquire, align 16
  %old = extractvalue { i128, i1 } %pair, 0
  %done = extractvalue { i128, i1 } %pair, 1
  %same = icmp eq i128 %found, %expected
  %a = icmp eq i128 %old, %found
  %b = icmp eq i1 %done, %same
  %right = and i1 %a, %b
  %now = load i128, ptr @cell
  %r = select i1 %right, i128 %now, i128 77
  ret i128 %r
}
