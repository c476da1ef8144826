; Under --strict the numbers must be LLVM's: an unlabeled first block takes %0, so the first result is %1; a result that is
; void takes none.
; flags: --strict
; run: @named(i64 10) == i64 23
; run: @voids(i64 10) == i64 21
; covers: 0-2

@cell = global i64 0

define void @set(i64 %v) {
  store i64 %v, i64* @cell
  ret void
}

define i64 @named(i64 %n) {
  %1 = add i64 %n, 1
  %2 = add i64 %n, 2
  %3 = add i64 %1, %2
  ret i64 %3
}

define i64 @voids(i64 %n) {
  %1 = add i64 %n, 1
  call void @set(i64 %1)
  %2 = load i64, i64* @cell
  store i64 %n, i64* @cell
  call void @set(i64 %n)
  %3 = load i64, i64* @cell
  %4 = add i64 %2, %3
  ret i64 %4
}
