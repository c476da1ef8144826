; A place that nobody should come to.
@kind = global i32 3
define i32 @main() {
  %k = load i32, ptr @kind
  switch i32 %k, label %never [ i32 1, label %one ]
one:
  ret i32 0
never:
  unreachable ; trap: unreachable
}
