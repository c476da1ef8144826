; An access that ends one byte behind a global.
@text = global [9 x i8] c"01234567\00"
@next = global [9 x i8] zeroinitializer
@index = global i64 2
define i64 @at(i64 %index) {
  %q = getelementptr i8, ptr @text, i64 %index
  %x = load i64, ptr %q, align 1 ; trap(interp): out of bounds ; trap(jit): none
  ret i64 %x
}
define i32 @main() {
  %fits = call i64 @at(i64 1)
  %i = load i64, ptr @index
  %x = call i64 @at(i64 %i)
  ret i32 0
}
