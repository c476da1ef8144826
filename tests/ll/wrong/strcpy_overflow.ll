; A string is copied to where its end does not fit.
@text = constant [9 x i8] c"abcdefgh\00"
declare ptr @strcpy(ptr, ptr)
define i32 @main() {
  %buffer = alloca [8 x i8]
  %p = call ptr @strcpy(ptr %buffer, ptr @text) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
