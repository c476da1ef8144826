declare ptr @strcpy(ptr, ptr)
@text = private constant [6 x i8] c"abcde\00"
define i32 @main() {
  %a = alloca [5 x i8]
  %r = call ptr @strcpy(ptr %a, ptr @text) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
