; What strtok returns is in the string: to go past that is out of bounds.
@blank = constant [2 x i8] c" \00"
declare ptr @strtok(ptr, ptr)
define i32 @main() {
  %s = alloca [6 x i8]
  store [6 x i8] c"ab cd\00", ptr %s
  %1 = call ptr @strtok(ptr %s, ptr @blank)
  %2 = call ptr @strtok(ptr null, ptr @blank)
  %d = getelementptr i8, ptr %2, i64 1
  %v = load i8, ptr %d
  %behind = getelementptr i8, ptr %2, i64 3
  %w = load i8, ptr %behind ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
