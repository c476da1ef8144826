; One element reached through the old spelling, the new one with typed pointers, and with mixed index widths.
; run: @old(i64 1) == i64 22
; run: @new(i64 1) == i64 22
; run: @widths(i64 1) == i64 22
; run: @parenthesised_later(i64 0) == i64 12
; covers: 0-18

%row = type { i64, [2 x i64] }
@m = global [2 x %row] [ %row { i64 10, [2 x i64] [ i64 11, i64 12 ] }, %row { i64 20, [2 x i64] [ i64 21, i64 22 ] } ]

define i64 @old(i64 %i) {
  %p = getelementptr [2 x %row]* @m, i32 0, i64 %i, i32 1, i32 1 ; warn: 3 W0211 a `getelementptr` without its source type was only accepted before LLVM 3.7
  %v = load i64* %p ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  ret i64 %v
}
define i64 @new(i64 %i) {
  %p = getelementptr [2 x %row], [2 x %row]* @m, i32 0, i64 %i, i32 1, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @widths(i64 %i) {
  %p = getelementptr [2 x %row], [2 x %row]* @m, i64 0, i64 %i, i32 1, i64 1
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @parenthesised_later(i64 %i) {
  %p = getelementptr [2 x %row], [2 x %row]* @m, i64 0, i64 %i
  %q = getelementptr %row, %row* %p, i32 0, i32 1
  %r = getelementptr [2 x i64], [2 x i64]* %q, i32 0, i32 1
  %v = load i64, i64* %r
  ret i64 %v
}
