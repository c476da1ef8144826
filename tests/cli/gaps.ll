; Course programs number their values with gaps.
define i64 @main() {
  %2 = add i64 1, 1
  %5 = add i64 %2, 1
  ret i64 %5
}
@typed = external global i64*
