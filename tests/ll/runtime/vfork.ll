; The child of vfork runs in the memory of its parent, which waits until it has ended or become another program. What it wrote
; is seen then. How it ended is told as always, and only by what is written in a report. The interpreter makes a copy, which POSIX allows.
; stdout: "exit 700\nexec failed 6f00 2\nexec 300\nabort 6\nnull b\nraise f\nkept 42\n"
declare i32 @vfork() returns_twice
declare i32 @waitpid(i32, ptr, i32)
declare i32 @printf(ptr, ...)
declare void @_exit(i32)
declare void @abort()
declare i32 @raise(i32)
declare i32 @execl(ptr, ptr, ...)
declare ptr @__errno_location()
@exit = constant [9 x i8] c"exit %x\0A\00"
@exec_failed = constant [19 x i8] c"exec failed %x %d\0A\00"
@exec = constant [9 x i8] c"exec %x\0A\00"
@abort_format = constant [10 x i8] c"abort %x\0A\00"
@null = constant [9 x i8] c"null %x\0A\00"
@raise_format = constant [10 x i8] c"raise %x\0A\00"
@kept = constant [9 x i8] c"kept %d\0A\00"
@nowhere = constant [13 x i8] c"/nonexistent\00"
@shell = constant [8 x i8] c"/bin/sh\00"
@c = constant [3 x i8] c"-c\00"
@text = constant [7 x i8] c"exit 3\00"

define internal i32 @status(i32 %pid) {
  %s = alloca i32
  %w = call i32 @waitpid(i32 %pid, ptr %s, i32 0)
  %v = load i32, ptr %s
  %no_core = and i32 %v, 65407
  ret i32 %no_core
}

define i32 @main(i32 %argc, ptr %argv) {
  %error = alloca i32
  %keep = add i32 %argc, 41
  store i32 0, ptr %error
  %p1 = call i32 @vfork()
  %c1 = icmp eq i32 %p1, 0
  br i1 %c1, label %child1, label %parent1
child1:
  call void @_exit(i32 7)
  unreachable
parent1:
  %s1 = call i32 @status(i32 %p1)
  %f1 = call i32 (ptr, ...) @printf(ptr @exit, i32 %s1)
  %p2 = call i32 @vfork()
  %c2 = icmp eq i32 %p2, 0
  br i1 %c2, label %child2, label %parent2
child2:
  %x2 = call i32 (ptr, ptr, ...) @execl(ptr @nowhere, ptr @shell, ptr null)
  %at = call ptr @__errno_location()
  %e = load i32, ptr %at
  store volatile i32 %e, ptr %error ; trap(interp): none
  call void @_exit(i32 111)
  unreachable
parent2:
  %s2 = call i32 @status(i32 %p2)
  %seen = load volatile i32, ptr %error
  %f2 = call i32 (ptr, ...) @printf(ptr @exec_failed, i32 %s2, i32 %seen)
  %p3 = call i32 @vfork()
  %c3 = icmp eq i32 %p3, 0
  br i1 %c3, label %child3, label %parent3
child3:
  %x3 = call i32 (ptr, ptr, ...) @execl(ptr @shell, ptr @shell, ptr @c, ptr @text, ptr null)
  call void @_exit(i32 111)
  unreachable
parent3:
  %s3 = call i32 @status(i32 %p3)
  %f3 = call i32 (ptr, ...) @printf(ptr @exec, i32 %s3)
  %p4 = call i32 @vfork()
  %c4 = icmp eq i32 %p4, 0
  br i1 %c4, label %child4, label %parent4
child4:
  call void @abort()
  unreachable
parent4:
  %s4 = call i32 @status(i32 %p4)
  %f4 = call i32 (ptr, ...) @printf(ptr @abort_format, i32 %s4)
  %p5 = call i32 @vfork()
  %c5 = icmp eq i32 %p5, 0
  br i1 %c5, label %child5, label %parent5
child5:
  store volatile i32 1, ptr null
  call void @_exit(i32 112)
  unreachable
parent5:
  %s5 = call i32 @status(i32 %p5)
  %f5 = call i32 (ptr, ...) @printf(ptr @null, i32 %s5)
  %p6 = call i32 @vfork()
  %c6 = icmp eq i32 %p6, 0
  br i1 %c6, label %child6, label %parent6
child6:
  %r6 = call i32 @raise(i32 15)
  call void @_exit(i32 113)
  unreachable
parent6:
  %s6 = call i32 @status(i32 %p6)
  %f6 = call i32 (ptr, ...) @printf(ptr @raise_format, i32 %s6)
  %f7 = call i32 (ptr, ...) @printf(ptr @kept, i32 %keep)
  ret i32 0
}
