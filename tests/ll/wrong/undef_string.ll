; A string is compared of which only the first letters were set.
@text = constant [6 x i8] c"hello\00"
declare i32 @strcmp(ptr, ptr)
define i32 @main() {
  %buffer = alloca [6 x i8]
  store i16 25960, ptr %buffer, align 1
  %n = call i32 @strcmp(ptr %buffer, ptr @text) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
