; Both ways of a branch end at once, and each with its own sentence, also where the function is inlined and in a loop.
; warn@10: 3 E0602 an alloca with `inalloca` is not supported yet
; warn@13: 3 E0609 inline assembly with the instruction `eieio` is not supported yet
; stdout: ".."
declare i32 @putchar(i32)
define internal i32 @f(i32 %n) {
  %c = icmp ugt i32 %n, 1
  br i1 %c, label %a, label %b
a:
  %p = alloca inalloca i32
  ret i32 1
b:
  call void asm sideeffect "eieio", ""() ; trap: unsupported
  ret i32 2
}
define i32 @main() {
  br label %loop
loop:
  %i = phi i32 [ 3, %0 ], [ %j, %go ]
  %done = icmp ult i32 %i, 2
  br i1 %done, label %last, label %go
go:
  %d = call i32 @putchar(i32 46)
  %j = sub i32 %i, 1
  br label %loop
last:
  %r = call i32 @f(i32 %i)
  ret i32 %r
}
