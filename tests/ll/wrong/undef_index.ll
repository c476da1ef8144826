; An index that is `undef`, by way of a sum.
@one = global i32 1
define i32 @main() {
  %cells = alloca [4 x i8]
  %one = load i32, ptr @one
  %n = sub i32 undef, %one
  %index = sext i32 %n to i64
  %cell = getelementptr i8, ptr %cells, i64 %index
  store i8 0, ptr %cell ; trap(interp): undefined pointer ; trap(jit): none
  ret i32 0
}
