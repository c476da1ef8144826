; Writes without an end.
@line = private constant [64 x i8] c"0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcde\00"

declare i32 @puts(ptr)

define i32 @main() {
entry:
  br label %loop

loop:
  %written = call i32 @puts(ptr @line)
  br label %loop
}
