; Disorder in the numbers is accepted with a warning, and so are gaps in a text for LLVM before 15: programs of courses have them.
; run: @gap(i64 5) == i64 8
; run: @disorder(i64 5) == i64 7
; covers: 0-2

@typed = global i64* null

define i64 @gap(i64 %n) {
  %1 = add i64 %n, 1
  %4 = add i64 %1, 1 ; warn: 3 W0101 %2
  %5 = add i64 %4, 1
  ret i64 %5
}
define i64 @disorder(i64 %n) {
  %3 = add i64 %n, 1 ; warn: 3 W0101 %1
  %1 = add i64 %3, 1 ; warn: 3 W0101 %4
  ret i64 %1
}
