; Gaps in the numbers of a text without pointers: LLVM reads them today, also under --strict.
; flags: --strict
; run: @f(i64 5) == i64 8
define i64 @f(i64 %n) {
  %1 = add i64 %n, 1
  %4 = add i64 %1, 1
  %9 = add i64 %4, 1
  ret i64 %9
}
