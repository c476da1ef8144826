; Symbols are looked up before anything runs, and reported where they are used first.
declare i32 @prinft(ptr, ...)
declare void @nobody_has_this_function()
@s = constant [2 x i8] c"s\00"
define i32 @main() {
  call void @nobody_has_this_function() ; error: 3 E0701 `@nobody_has_this_function`
  %a = call i32 (ptr, ...) @prinft(ptr @s) ; error: 3 E0701 `@prinft`
  ret i32 0
}
