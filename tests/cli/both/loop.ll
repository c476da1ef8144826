@text = constant [9 x i8] c"so far.\0A\00"
declare i64 @write(i32, ptr, i64)
define i32 @main() {
  %n = call i64 @write(i32 1, ptr @text, i64 8)
  br label %loop
loop:
  br label %loop
}
