; Runs until it is stopped.
@turns = global i64 0

define i32 @main() {
entry:
  br label %loop

loop:
  %old = load i64, ptr @turns
  %new = add i64 %old, 1
  store i64 %new, ptr @turns
  br label %loop
}
