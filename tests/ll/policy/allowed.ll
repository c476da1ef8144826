; flags: --allow put*,@runtime --allow @memory
; exit: 8
; stdout: "ten\nten\n"
@ten = private constant [4 x i8] c"ten\00"

declare i32 @puts(ptr)
declare void @ll_puts(ptr)
declare i64 @strlen(ptr)
declare i64 @unused(ptr)

define i32 @main() {
  %n = call i32 @puts(ptr @ten)
  call void @ll_puts(ptr @ten)
  %m = call i64 @strlen(ptr @ten)
  %k = trunc i64 %m to i32
  %r = add i32 %k, 5
  ret i32 %r
}
