; An address that promises to stay inside its object does not.
@list = global [4 x i32] zeroinitializer
@index = global i64 9
define i32 @main() {
  %i = load i64, ptr @index
  %p = getelementptr inbounds [4 x i32], ptr @list, i64 0, i64 %i
  %x = load i32, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %x
}
