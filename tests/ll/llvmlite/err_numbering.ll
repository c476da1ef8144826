; Under --strict a number out of order is an error, as in LLVM: the unlabeled entry block has taken %0.
; flags: --strict
; covers: 0-2

@typed = global i64* null

define i64 @zero(i64 %n) {
  %0 = add i64 %n, 1 ; error: 3 W0101 %1
  ret i64 %0
}
define i64 @gap(i64 %n) {
  %1 = add i64 %n, 1
  %4 = add i64 %1, 1 ; error: 3 W0101 %2
  %5 = add i64 %4, 1
  ret i64 %5
}
