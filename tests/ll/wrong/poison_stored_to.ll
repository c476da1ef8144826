; An address that wrapped around although it promised not to is stored to.
@offset = global i64 -8
@list = global [4 x i64] zeroinitializer
define i32 @main() {
  %n = load i64, ptr @offset
  %p = getelementptr nuw i8, ptr @list, i64 %n
  store i64 0, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
