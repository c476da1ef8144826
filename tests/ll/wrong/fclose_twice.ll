; A stream is read after it was closed.
@name = constant [10 x i8] c"/dev/null\00"
@mode = constant [2 x i8] c"r\00"
declare ptr @fopen(ptr, ptr)
declare i32 @fclose(ptr)
declare i32 @feof(ptr)
define i32 @main() {
  %file = call ptr @fopen(ptr @name, ptr @mode)
  %a = call i32 @fclose(ptr %file)
  %b = call i32 @feof(ptr %file) ; trap(interp): use after free ; trap(jit): none
  ret i32 0
}
