; Allocas that fit no frame: large, many, strictly aligned, of a size known late, in a loop with the stack restored.
; run: @large(i64 4000000) == i64 42
; run: @many(i64 9) == i64 45
; run: @strict() == i64 0
; run: @recursive(i64 50) == i64 1275
; run: @restored(i64 3000) == i64 9000
; run: @empty() == i1 true
; run: @zero(i64 0) == i64 3

declare ptr @llvm.stacksave()
declare void @llvm.stackrestore(ptr)

define i64 @large(i64 %n) {
  %a = alloca [1000000 x i64]
  %b = alloca [1000000 x i32]
  %p = getelementptr [1000000 x i64], ptr %a, i64 0, i64 999999
  store i64 2, ptr %p
  %q = getelementptr i8, ptr %b, i64 %n
  %q0 = getelementptr i8, ptr %q, i64 -4
  store i32 40, ptr %q0
  %v = load i64, ptr %p
  %w = load i32, ptr %q0
  %x = zext i32 %w to i64
  %r = add i64 %v, %x
  ret i64 %r
}
define i64 @many(i64 %n) {
  %a = alloca [30000 x i8]
  %b = alloca [30000 x i8]
  %c = alloca [30000 x i8]
  %d = alloca [30000 x i8]
  %e = alloca [30000 x i8]
  %f = alloca [30000 x i8]
  %g = alloca [30000 x i8]
  %h = alloca [30000 x i8]
  %i = alloca [30000 x i8]
  %j = alloca [30000 x i8]
  %k = alloca [30000 x i8]
  call void @fill(ptr %a, i64 1)
  call void @fill(ptr %b, i64 2)
  call void @fill(ptr %c, i64 3)
  call void @fill(ptr %d, i64 4)
  call void @fill(ptr %e, i64 5)
  call void @fill(ptr %f, i64 6)
  call void @fill(ptr %g, i64 7)
  call void @fill(ptr %h, i64 8)
  call void @fill(ptr %i, i64 9)
  call void @fill(ptr %j, i64 0)
  call void @fill(ptr %k, i64 0)
  %va = load i64, ptr %a
  %vb = load i64, ptr %b
  %vc = load i64, ptr %c
  %vd = load i64, ptr %d
  %ve = load i64, ptr %e
  %vf = load i64, ptr %f
  %vg = load i64, ptr %g
  %vh = load i64, ptr %h
  %vi = load i64, ptr %i
  %s1 = add i64 %va, %vb
  %s2 = add i64 %s1, %vc
  %s3 = add i64 %s2, %vd
  %s4 = add i64 %s3, %ve
  %s5 = add i64 %s4, %vf
  %s6 = add i64 %s5, %vg
  %s7 = add i64 %s6, %vh
  %s8 = add i64 %s7, %vi
  ret i64 %s8
}
define void @fill(ptr %p, i64 %v) {
  store i64 %v, ptr %p, align 1
  %q = getelementptr i8, ptr %p, i64 29992
  store i64 %v, ptr %q, align 1
  ret void
}
define i64 @strict() {
  %a = alloca i8, align 32
  %b = alloca i8, align 4096
  %c = alloca i8, align 65536
  %d = alloca [100000 x i8], align 128
  store i8 1, ptr %a
  store i8 1, ptr %b
  store i8 1, ptr %c
  store i8 1, ptr %d
  %ia = ptrtoint ptr %a to i64
  %ib = ptrtoint ptr %b to i64
  %ic = ptrtoint ptr %c to i64
  %id = ptrtoint ptr %d to i64
  %ma = and i64 %ia, 31
  %mb = and i64 %ib, 4095
  %mc = and i64 %ic, 65535
  %md = and i64 %id, 127
  %x = or i64 %ma, %mb
  %y = or i64 %mc, %md
  %r = or i64 %x, %y
  ret i64 %r
}
; Each call has its own memory, and gives it back.
define i64 @recursive(i64 %n) {
  %a = alloca i64, i64 %n
  %last = sub i64 %n, 1
  %p = getelementptr i64, ptr %a, i64 %last
  store i64 %n, ptr %p
  %end = icmp eq i64 %n, 1
  br i1 %end, label %stop, label %go
stop:
  ret i64 1
go:
  %r = call i64 @recursive(i64 %last)
  %v = load i64, ptr %p
  %s = add i64 %r, %v
  ret i64 %s
}
; Far more than the stack in all, but never at a time.
define i64 @restored(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %s = phi i64 [ 0, %entry ], [ %s1, %loop ]
  %saved = call ptr @llvm.stacksave()
  %a = alloca i8, i64 1000000
  store i8 3, ptr %a
  %v = load i8, ptr %a
  %w = zext i8 %v to i64
  %s1 = add i64 %s, %w
  call void @llvm.stackrestore(ptr %saved)
  %i1 = add i64 %i, 1
  %more = icmp slt i64 %i1, %n
  br i1 %more, label %loop, label %out
out:
  ret i64 %s1
}
define i1 @empty() {
  %a = alloca {}
  %b = alloca [0 x i64]
  %c = icmp ne ptr %a, null
  %d = icmp ne ptr %b, null
  %r = and i1 %c, %d
  ret i1 %r
}
define i64 @zero(i64 %n) {
  %a = alloca i64, i64 %n
  %b = alloca i64, i64 1
  store i64 3, ptr %b
  %r = load i64, ptr %b
  ret i64 %r
}
