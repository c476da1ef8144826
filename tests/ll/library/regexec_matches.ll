; exit: 2
; What a match is, regexec says.
@pattern = constant [3 x i8] c"b*\00"
@text = constant [5 x i8] c"abbc\00"
@some = constant [4 x i8] c"b\\+\00"
declare i32 @regcomp(ptr, ptr, i32)
declare i32 @regexec(ptr, ptr, i64, ptr, i32)
declare void @regfree(ptr)
define i32 @main() {
  %r = alloca [64 x i8], align 8
  %m = alloca [1 x { i32, i32 }]
  %1 = call i32 @regcomp(ptr %r, ptr @some, i32 0)
  %2 = call i32 @regexec(ptr %r, ptr @text, i64 1, ptr %m, i32 0)
  call void @regfree(ptr %r)
  %end = getelementptr { i32, i32 }, ptr %m, i32 0, i32 1
  %from = load i32, ptr %m
  %to = load i32, ptr %end
  %len = sub i32 %to, %from
  ret i32 %len
}
