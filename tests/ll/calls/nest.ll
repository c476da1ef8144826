; The static chain of nested functions: `nest`, and trampolines in memory of every kind. Natively it is the same where such
; memory may be executed.
; exit: 42
; stdout: "1 2 3 5 8 9\n105 205 \n7 6 5\n"
@text = constant [4 x i8] c"%d \00"
@end = constant [2 x i8] c"\0A\00"
@three = constant [10 x i8] c"%d %d %d\0A\00"
@numbers = global [6 x i32] [i32 5, i32 3, i32 9, i32 1, i32 8, i32 2]
@six = constant [19 x i8] c"%d %d %d %d %d %d\0A\00"
@block = global [32 x i8] zeroinitializer, align 16

declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
declare void @qsort(ptr, i64, i64, ptr)
declare i32 @printf(ptr, ...)
declare ptr @malloc(i64)
declare void @free(ptr)

define internal i32 @inner(ptr nest %env, i32 %x) {
  %v = load i32, ptr %env
  %s = add i32 %v, %x
  ret i32 %s
}

; It stands anywhere among the parameters.
define internal i32 @last(i32 %x, double %d, ptr nest %env) {
  %v = load i32, ptr %env
  %i = fptosi double %d to i32
  %s = add i32 %v, %x
  %t = add i32 %s, %i
  ret i32 %t
}

; All registers of integers are taken, and some words of the stack.
define internal i32 @many(i32 %a, i32 %b, i32 %c, i32 %d, i32 %e, i32 %f, i32 %g, i32 %h, ptr nest %env) noinline {
  %v = load i32, ptr %env
  %1 = shl i32 %f, 4
  %2 = shl i32 %g, 8
  %3 = shl i32 %h, 12
  %4 = add i32 %1, %2
  %5 = add i32 %3, %4
  %6 = add i32 %5, %v
  ret i32 %6
}

; Nobody passes it a `nest`; who does is not heard.
define internal i32 @plain(i32 %x) noinline {
  %r = add i32 %x, 1
  ret i32 %r
}

; Counts its calls through the chain.
define internal i32 @compare(ptr nest %env, ptr %a, ptr %b) {
  %n = load i32, ptr %env
  %n1 = add i32 %n, 1
  store i32 %n1, ptr %env
  %x = load i32, ptr %a
  %y = load i32, ptr %b
  %r = sub i32 %x, %y
  ret i32 %r
}

; run: @direct() == i32 142
define i32 @direct() {
  %e = alloca i32
  store i32 40, ptr %e
  %a = call i32 @inner(ptr nest %e, i32 2)
  %b = call i32 @last(i32 50, double 10.0, ptr nest %e)
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @through(ptr %f, ptr %env, i32 %x) noinline {
  %r = call i32 %f(ptr nest %env, i32 %x)
  ret i32 %r
}

; run: @pointers() == i32 50
define i32 @pointers() {
  %e = alloca i32
  store i32 40, ptr %e
  %a = call i32 @through(ptr @inner, ptr %e, i32 2)
  %b = call i32 @through(ptr @plain, ptr %e, i32 7)
  %r = add i32 %a, %b
  ret i32 %r
}

; run: @full() == i32 34409
define i32 @full() {
  %e = alloca i32
  store i32 9, ptr %e
  %a = call i32 @many(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6, i32 8, ptr nest %e)
  ret i32 %a
}

; run: @full_trampoline() == i32 34409
define i32 @full_trampoline() {
  %e = alloca i32
  %t = alloca [32 x i8], align 16
  store i32 9, ptr %e
  call void @llvm.init.trampoline(ptr %t, ptr @many, ptr %e)
  %f = call ptr @llvm.adjust.trampoline(ptr %t)
  %a = call i32 %f(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 6, i32 8)
  ret i32 %a
}

; A block that is made over calls what it was made for last.
; run: @again() == i32 11
define i32 @again() {
  %e = alloca i32
  %g = alloca i32
  store i32 4, ptr %e
  store i32 5, ptr %g
  call void @llvm.init.trampoline(ptr @block, ptr @inner, ptr %e)
  %f = call ptr @llvm.adjust.trampoline(ptr @block)
  %a = call i32 %f(i32 1)
  call void @llvm.init.trampoline(ptr @block, ptr @inner, ptr %g)
  %b = call i32 %f(i32 1)
  %r = add i32 %a, %b
  ret i32 %r
}

define i32 @main() {
  %count = alloca i32
  store i32 0, ptr %count
  %t = alloca [32 x i8], align 16
  call void @llvm.init.trampoline(ptr %t, ptr @compare, ptr %count)
  %f = call ptr @llvm.adjust.trampoline(ptr %t)
  call void @qsort(ptr @numbers, i64 6, i64 4, ptr %f)
  %v = load <6 x i32>, ptr @numbers, align 4
  %v0 = extractelement <6 x i32> %v, i32 0
  %v1 = extractelement <6 x i32> %v, i32 1
  %v2 = extractelement <6 x i32> %v, i32 2
  %v3 = extractelement <6 x i32> %v, i32 3
  %v4 = extractelement <6 x i32> %v, i32 4
  %v5 = extractelement <6 x i32> %v, i32 5
  %p0 = call i32 (ptr, ...) @printf(ptr @six, i32 %v0, i32 %v1, i32 %v2, i32 %v3, i32 %v4, i32 %v5)
  ; Two at a time, in blocks of the heap.
  %e = alloca [2 x i32]
  store i32 100, ptr %e
  %e1 = getelementptr i32, ptr %e, i64 1
  store i32 200, ptr %e1
  %h = call ptr @malloc(i64 64)
  %h1 = getelementptr i8, ptr %h, i64 32
  call void @llvm.init.trampoline(ptr %h, ptr @inner, ptr %e)
  call void @llvm.init.trampoline(ptr %h1, ptr @inner, ptr %e1)
  %f0 = call ptr @llvm.adjust.trampoline(ptr %h)
  %f1 = call ptr @llvm.adjust.trampoline(ptr %h1)
  %a = call i32 %f0(i32 5)
  %b = call i32 %f1(i32 5)
  %p1 = call i32 (ptr, ...) @printf(ptr @text, i32 %a)
  %p2 = call i32 (ptr, ...) @printf(ptr @text, i32 %b)
  %p3 = call i32 (ptr, ...) @printf(ptr @end)
  call void @free(ptr %h)
  call void @rounds(i32 3)
  %n = load i32, ptr %count
  %some = icmp sgt i32 %n, 5
  %r = select i1 %some, i32 42, i32 1
  ret i32 %r
}

; Each activation has its own.
define void @rounds(i32 %n) {
  %e = alloca i32
  %t = alloca [32 x i8], align 16
  store i32 %n, ptr %e
  %f0 = call ptr @made(ptr %t, ptr %e)
  %last = icmp eq i32 %n, 1
  br i1 %last, label %print, label %more
more:
  %less = sub i32 %n, 1
  call void @rounds(i32 %less)
  %first = icmp eq i32 %n, 3
  br i1 %first, label %show, label %done
show:
  %a = call i32 %f0(i32 4)
  %b = call i32 %f0(i32 3)
  %c = call i32 %f0(i32 2)
  %p = call i32 (ptr, ...) @printf(ptr @three, i32 %a, i32 %b, i32 %c)
  br label %done
print:
  %own = call i32 %f0(i32 4)
  %good = icmp eq i32 %own, 5
  br i1 %good, label %done, label %bad
done:
  ret void
bad:
  unreachable
}

define internal ptr @made(ptr %t, ptr %e) {
  call void @llvm.init.trampoline(ptr %t, ptr @inner, ptr %e)
  %f = call ptr @llvm.adjust.trampoline(ptr %t)
  ret ptr %f
}
