; A constant is cut into words in place.
@text = constant [4 x i8] c"a b\00"
@blank = constant [2 x i8] c" \00"
declare ptr @strtok(ptr, ptr)
define i32 @main() {
  %p = call ptr @strtok(ptr @text, ptr @blank) ; trap: write to read-only memory
  ret i32 0
}
