; An index that is not below the length.
@list = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@next = global [4 x i32] zeroinitializer
@index = global i64 4
define i32 @main() {
  %i = load i64, ptr @index
  %p = getelementptr [4 x i32], ptr @list, i64 0, i64 %i
  %x = load i32, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %x
}
