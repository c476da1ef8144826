@a = constant [5 x i8] c"hello\00"
@b = constant [9 x i8] c"hello\00"
@c = constant [6 x i8] c"hello"
@d = constant [7 x i8] c"hello\0A"
@e = constant [5 x i8] c"hello\0"
@f = constant [5 x i8] c"hello\n\00"
@g = constant [3 x i8] "hi\00"

declare i32 @puts(i8*)

define i32 main() {
  %p = getelementptr [5 x i8], [5 x i8]* @a, i32 0, i32 0
  %r = call i32 @puts(i8* %p)
  %q = call i32 @puts(i8* getelementptr ([9 x i8], [9 x i8]* @b, i32 0, i32 0))
  ret i32 0
}
@h = constant [9 x i8] c"a\\n\00"
