; The same in a program that could make threads, whose engine waits on a thread that the child does not have.
; stdout: "once\n"
; stdout: "0 700\n"
; stdout: "once\n"
; stdout: "0 700\n"
; stdout: "1 800\n"
; stdout: "2 6\n"
; stdout: "3 b\n"
; stdout: "4 8\n"
; stdout: "5 4\n"
; stdout: "6 f\n"
; stdout: "7 2\n"
; stdout: "8 e\n"
; stdout: "102 2\n"
; stdout: "109 9\n"
; stdout: "110 a\n"
; stdout: "113 d\n"
; stdout: "115 f\n"
; stdout: "124 18\n"
; stdout: "once\n"
; stdout: "0 700\n"
; stdout: "1 800\n"
; stdout: "2 6\n"
; stdout: "3 b\n"
; stdout: "4 8\n"
; stdout: "5 4\n"
; stdout: "6 f\n"
; stdout: "7 2\n"
; stdout: "8 e\n"
; stdout: "102 2\n"
; stdout: "109 9\n"
; stdout: "110 a\n"
; stdout: "113 d\n"
; stdout: "115 f\n"
; stdout: "124 18\n"
; stdout: "100 900\n"
declare i32 @fork()
declare i32 @waitpid(i32, ptr, i32)
declare i32 @printf(ptr, ...)
declare void @_exit(i32)
declare void @exit(i32)
declare void @abort()
declare i32 @raise(i32)
declare i32 @kill(i32, i32)
declare i32 @pause()
declare i32 @alarm(i32)
@format = constant [7 x i8] c"%d %x\0A\00"
@held = constant [6 x i8] c"once\0A\00"
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
define internal ptr @start(ptr %p) {
  ret ptr null
}
define internal i32 @never(i32 %argc) {
  %t = alloca i64
  %many = icmp sgt i32 %argc, 100
  br i1 %many, label %make, label %done
make:
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr null) ; trap(interp): none
  br label %done
done:
  ret i32 0
}

define void @ends(i32 %how) {
  switch i32 %how, label %signal [
    i32 0, label %now
    i32 1, label %exit
    i32 2, label %abort
    i32 3, label %null
    i32 4, label %divide
    i32 5, label %illegal
    i32 6, label %waits
    i32 7, label %waits
    i32 8, label %alarm
  ]
now:
  call void @_exit(i32 7)
  unreachable
exit:
  call void @exit(i32 8)
  unreachable
abort:
  call void @abort()
  unreachable
null:
  store volatile i32 1, ptr null
  ret void
divide:
  %zero = sub i32 4, %how
  %q = sdiv i32 1, %zero
  call void @_exit(i32 %q)
  unreachable
illegal:
  call void @llvm.trap()
  unreachable
waits:
  %w = call i32 @pause()
  ret void
alarm:
  %a = call i32 @alarm(i32 1)
  %p = call i32 @pause()
  ret void
signal:
  %number = sub i32 %how, 100
  %r = call i32 @raise(i32 %number)
  ret void
}
declare void @llvm.trap()

define i32 @one(i32 %how) {
  %status = alloca i32
  %pid = call i32 @fork()
  %is_child = icmp eq i32 %pid, 0
  br i1 %is_child, label %child, label %parent
child:
  call void @ends(i32 %how)
  ret i32 1
parent:
  switch i32 %how, label %wait [
    i32 6, label %terminate
    i32 7, label %interrupt
  ]
terminate:
  %t = call i32 @kill(i32 %pid, i32 15)
  br label %wait
interrupt:
  %i = call i32 @kill(i32 %pid, i32 2)
  br label %wait
wait:
  %w = call i32 @waitpid(i32 %pid, ptr %status, i32 0)
  %s = load i32, ptr %status
  %no_core = and i32 %s, 65407
  %f = call i32 (ptr, ...) @printf(ptr @format, i32 %how, i32 %no_core)
  ret i32 0
}

@hows = constant [17 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 102, i32 109, i32 110, i32 113, i32 115, i32 124, i32 16, i32 -1]

define i32 @main(i32 %argc, ptr %argv) {
entry:
  %h = call i32 (ptr, ...) @printf(ptr @held)
  %never = call i32 @never(i32 %argc)
  br label %loop
loop:
  %n = phi i64 [ 0, %entry ], [ %next, %again ]
  %at = getelementptr i32, ptr @hows, i64 %n
  %how = load i32, ptr %at
  %end = icmp slt i32 %how, 0
  br i1 %end, label %done, label %run
run:
  %returns = icmp eq i32 %how, 16
  %raised = select i1 %returns, i32 100, i32 %how
  %child = call i32 @one(i32 %raised)
  %is_child = icmp ne i32 %child, 0
  br i1 %is_child, label %child_returns, label %again
again:
  %next = add i64 %n, 1
  br label %loop
child_returns:
  ret i32 9
done:
  ret i32 0
}
