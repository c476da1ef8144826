; fgets is told that the buffer is larger than it is.
@name = constant [10 x i8] c"/dev/null\00"
@mode = constant [2 x i8] c"r\00"
declare ptr @fopen(ptr, ptr)
declare ptr @fgets(ptr, i32, ptr)
define i32 @main() {
  %buffer = alloca [10 x i8]
  %file = call ptr @fopen(ptr @name, ptr @mode)
  %line = call ptr @fgets(ptr %buffer, i32 100, ptr %file) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
