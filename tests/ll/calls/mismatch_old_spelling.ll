; The same with typed pointers, whose pointees LLVM ignores today.
; exit: 0
@text = constant [3 x i8] c"hi\00"
declare i32 @puts(i8*)
define i32 @main(i32 %n) {
  %p = getelementptr [3 x i8], [3 x i8]* @text, i64 0, i64 0
  %c = icmp sgt i32 %n, 100
  br i1 %c, label %a, label %b
a:
  %r = call i64 @puts(i64 1, i8* %p) ; warn: 17 W0207
  ret i32 1
b:
  ret i32 0
}
