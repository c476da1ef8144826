; llvm.*.with.overflow: the result cut to its width, and whether it does not fit.
; run: @sadd8(i8 100, i8 27) == { i8 127, i1 false }
; run: @sadd8(i8 100, i8 28) == { i8 -128, i1 true }
; run: @uadd13(i13 8191, i13 1) == { i13 0, i1 true }
; run: @uadd13(i13 8190, i13 1) == { i13 -1, i1 false }
; run: @ssub64(i64 -9223372036854775808, i64 1) == { i64 9223372036854775807, i1 true }
; run: @ssub64(i64 -9223372036854775807, i64 1) == { i64 -9223372036854775808, i1 false }
; run: @usub32(i32 3, i32 4) == { i32 -1, i1 true }
; run: @usub32(i32 4, i32 4) == { i32 0, i1 false }
; run: @smul32(i32 -65536, i32 32768) == { i32 -2147483648, i1 false }
; run: @smul32(i32 65536, i32 32768) == { i32 -2147483648, i1 true }
; run: @smul64(i64 4294967296, i64 2147483648) == { i64 -9223372036854775808, i1 true }
; run: @smul64(i64 -4294967296, i64 2147483648) == { i64 -9223372036854775808, i1 false }
; run: @smul64(i64 -1, i64 -9223372036854775808) == { i64 -9223372036854775808, i1 true }
; run: @umul64(i64 4294967296, i64 4294967296) == { i64 0, i1 true }
; run: @umul64(i64 4294967296, i64 4294967295) == { i64 -4294967296, i1 false }
; run: @umul48(i48 16777216, i48 16777216) == { i48 0, i1 true }
; run: @smul48(i48 -16777216, i48 8388608) == { i48 -140737488355328, i1 false }
; run: @smul48(i48 16777216, i48 8388608) == { i48 -140737488355328, i1 true }
; run: @smul1(i1 true, i1 true) == { i1 true, i1 true }
; run: @sadd1(i1 true, i1 true) == { i1 false, i1 true }
; run: @smul128(i128 -1, i128 -170141183460469231731687303715884105728) == { i128 -170141183460469231731687303715884105728, i1 true }
; run: @smul128(i128 -2, i128 85070591730234615865843651857942052864) == { i128 -170141183460469231731687303715884105728, i1 false }
; run: @umul128(i128 18446744073709551616, i128 18446744073709551615) == { i128 -18446744073709551616, i1 false }
; run: @umul128(i128 18446744073709551616, i128 18446744073709551616) == { i128 0, i1 true }
; run: @sadd128(i128 170141183460469231731687303715884105727, i128 1) == { i128 -170141183460469231731687303715884105728, i1 true }
; run: @usub128(i128 0, i128 1) == { i128 -1, i1 true }
; run: @umul100(i100 1125899906842624, i100 1125899906842624) == { i100 0, i1 true }
; run: @umul100(i100 1125899906842624, i100 1125899906842623) == { i100 -1125899906842624, i1 false }
; run: @flag(i32 2147483647) == i32 -1
; run: @flag(i32 5) == i32 6
declare { i8, i1 } @llvm.sadd.with.overflow.i8(i8, i8)
declare { i13, i1 } @llvm.uadd.with.overflow.i13(i13, i13)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64)
declare { i32, i1 } @llvm.usub.with.overflow.i32(i32, i32)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)
declare { i48, i1 } @llvm.umul.with.overflow.i48(i48, i48)
declare { i48, i1 } @llvm.smul.with.overflow.i48(i48, i48)
declare { i1, i1 } @llvm.smul.with.overflow.i1(i1, i1)
declare { i1, i1 } @llvm.sadd.with.overflow.i1(i1, i1)
declare { i128, i1 } @llvm.smul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.sadd.with.overflow.i128(i128, i128)
declare { i128, i1 } @llvm.usub.with.overflow.i128(i128, i128)
declare { i100, i1 } @llvm.umul.with.overflow.i100(i100, i100)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32)
define { i8, i1 } @sadd8(i8 %a, i8 %b) {
  %r = call { i8, i1 } @llvm.sadd.with.overflow.i8(i8 %a, i8 %b)
  ret { i8, i1 } %r
}
define { i13, i1 } @uadd13(i13 %a, i13 %b) {
  %r = call { i13, i1 } @llvm.uadd.with.overflow.i13(i13 %a, i13 %b)
  ret { i13, i1 } %r
}
define { i64, i1 } @ssub64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i32, i1 } @usub32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.usub.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i32, i1 } @smul32(i32 %a, i32 %b) {
  %r = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %a, i32 %b)
  ret { i32, i1 } %r
}
define { i64, i1 } @smul64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i64, i1 } @umul64(i64 %a, i64 %b) {
  %r = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %a, i64 %b)
  ret { i64, i1 } %r
}
define { i48, i1 } @umul48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.umul.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i48, i1 } @smul48(i48 %a, i48 %b) {
  %r = call { i48, i1 } @llvm.smul.with.overflow.i48(i48 %a, i48 %b)
  ret { i48, i1 } %r
}
define { i1, i1 } @smul1(i1 %a, i1 %b) {
  %r = call { i1, i1 } @llvm.smul.with.overflow.i1(i1 %a, i1 %b)
  ret { i1, i1 } %r
}
define { i1, i1 } @sadd1(i1 %a, i1 %b) {
  %r = call { i1, i1 } @llvm.sadd.with.overflow.i1(i1 %a, i1 %b)
  ret { i1, i1 } %r
}
define { i128, i1 } @smul128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.smul.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @umul128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @sadd128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i128, i1 } @usub128(i128 %a, i128 %b) {
  %r = call { i128, i1 } @llvm.usub.with.overflow.i128(i128 %a, i128 %b)
  ret { i128, i1 } %r
}
define { i100, i1 } @umul100(i100 %a, i100 %b) {
  %r = call { i100, i1 } @llvm.umul.with.overflow.i100(i100 %a, i100 %b)
  ret { i100, i1 } %r
}
define i32 @flag(i32 %x) {
  %r = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %x, i32 1)
  %over = extractvalue { i32, i1 } %r, 1
  br i1 %over, label %bad, label %good
good:
  %v = extractvalue { i32, i1 } %r, 0
  ret i32 %v
bad:
  ret i32 -1
}
