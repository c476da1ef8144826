; The document's spelling of an index, i32 before an i64 value: LLVM would refuse it, here it means what it says.
; run: @f(i64 0) == i64 1
; run: @f(i64 2) == i64 3
; run: @wide(i64 1) == i64 2
; covers: 0-18 0-35

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]

define i64 @f(i64 %i) {
  %p = getelementptr [3 x i64]* @a, i32 0, i32 %i ; warn: 48 W0202 %i
  %v = load i64* %p
  ret i64 %v
}
define i64 @wide(i64 %i) {
  %big = add i64 %i, 4294967296
  %p = getelementptr [3 x i64]* @a, i32 0, i32 0
  %back = sub i64 %big, 4294967296
  %q = getelementptr i64* %p, i32 %back ; warn: 35 W0202 %back
  %v = load i64* %q
  ret i64 %v
}
