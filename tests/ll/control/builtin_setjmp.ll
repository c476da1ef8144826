; C's __builtin_setjmp and __builtin_longjmp: a buffer of five words, of which the program fills two.

@buffer = global [5 x ptr] zeroinitializer
@depth = global i32 0

declare ptr @llvm.frameaddress.p0(i32)
declare ptr @llvm.stacksave()
declare i32 @llvm.eh.sjlj.setjmp(ptr)
declare void @llvm.eh.sjlj.longjmp(ptr)

; run: @jumps(i32 3) == i32 1003
define i32 @jumps(i32 %n) {
  %count = alloca i32
  store volatile i32 0, ptr %count
  %a = add i32 %n, 1000
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  store ptr %frame, ptr @buffer
  %stack = call ptr @llvm.stacksave()
  store ptr %stack, ptr getelementptr ([5 x ptr], ptr @buffer, i64 0, i64 2)
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr @buffer)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %go, label %back

go:
  call void @deep(i32 %n, i32 20)
  unreachable

back:
  %c = load volatile i32, ptr %count
  %d = add i32 %c, 1
  store volatile i32 %d, ptr %count
  %again = icmp slt i32 %d, %n
  br i1 %again, label %jump, label %out

jump:
  call void @deep(i32 %d, i32 3)
  unreachable

out:
  ret i32 %a
}

define void @deep(i32 %n, i32 %levels) noinline {
  %end = icmp eq i32 %levels, 0
  br i1 %end, label %jump, label %more

more:
  %l = sub i32 %levels, 1
  call void @deep(i32 %n, i32 %l)
  ret void

jump:
  call void @llvm.eh.sjlj.longjmp(ptr @buffer)
  unreachable
}

; The value is 1.
; run: @value() == i32 1
define i32 @value() {
  %b = alloca [5 x ptr]
  %r = call i32 @llvm.eh.sjlj.setjmp(ptr %b)
  %first = icmp eq i32 %r, 0
  br i1 %first, label %go, label %back
go:
  call void @llvm.eh.sjlj.longjmp(ptr %b)
  unreachable
back:
  ret i32 %r
}
