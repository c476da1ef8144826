; Four elements of eight bytes do not fit.
@name = constant [10 x i8] c"/dev/null\00"
@mode = constant [2 x i8] c"r\00"
declare ptr @fopen(ptr, ptr)
declare i64 @fread(ptr, i64, i64, ptr)
define i32 @main() {
  %buffer = alloca [3 x i64]
  %file = call ptr @fopen(ptr @name, ptr @mode)
  %n = call i64 @fread(ptr %buffer, i64 8, i64 4, ptr %file) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
