; Objects passed by value that ask for more than the 16 bytes that a stack is aligned to: between functions of the program, to
; and from C, by name and by pointer, and as variable arguments. Each has a part of its own in the result that says whether
; the callee's copy is where it should be.
; load: byval_aligned.c
; run: @inside() == i32 74
; run: @outside() == i32 483
; run: @variadic() == i32 1050
; run: @back() == i32 1037
; run: @deep(i32 100) == i32 100
%wide = type { [8 x i32] }
@a = global [8 x i32] [i32 1, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 20], align 32
@b = global [8 x i32] [i32 2, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 22], align 32
@page = global [64 x i8] c"\05\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 64
@table = global ptr @own

declare i32 @first(ptr byval(%wide) align 32, i32, ptr byval([64 x i8]) align 64, ptr byval(%wide) align 32)
declare i32 @behind(i32, i32, i32, i32, i32, i32, i32, ptr byval(%wide) align 32, ...)
declare i32 @call(ptr)

define i32 @misaligned(ptr %p, i64 %align) {
  %n = ptrtoint ptr %p to i64
  %m = sub i64 %align, 1
  %low = and i64 %n, %m
  %bad = icmp ne i64 %low, 0
  %r = zext i1 %bad to i32
  ret i32 %r
}

define i32 @own(i32 %n, ptr byval(%wide) align 32 %a, i64 %x, ptr byval([64 x i8]) align 64 %p, i8 %last) {
  %bad.a = call i32 @misaligned(ptr %a, i64 32)
  %bad.p = call i32 @misaligned(ptr %p, i64 64)
  %bad = add i32 %bad.a, %bad.p
  %hundred = mul i32 %bad, 1000
  %a7 = getelementptr %wide, ptr %a, i32 0, i32 0, i32 7
  %v = load i32, ptr %a7
  store i32 99, ptr %a7
  %c = load i8, ptr %p
  %c.i = zext i8 %c to i32
  %x.i = trunc i64 %x to i32
  %l.i = zext i8 %last to i32
  %1 = add i32 %n, %v
  %2 = add i32 %1, %c.i
  %3 = add i32 %2, %x.i
  %4 = add i32 %3, %l.i
  %5 = add i32 %4, %hundred
  ret i32 %5
}

; 1 + 20 + 5 + 3 + 4, once by name; 1 + 20 + 5 + 7 + 8 by pointer: the callee's copies are its own.
define i32 @inside() {
  %x = call i32 @own(i32 1, ptr byval(%wide) align 32 @a, i64 3, ptr byval([64 x i8]) align 64 @page, i8 4)
  %f = load ptr, ptr @table
  %y = call i32 %f(i32 1, ptr byval(%wide) align 32 @a, i64 7, ptr byval([64 x i8]) align 64 @page, i8 8)
  %r = add i32 %x, %y
  ret i32 %r
}

define i32 @outside() {
  %r = call i32 @first(ptr byval(%wide) align 32 @a, i32 10, ptr byval([64 x i8]) align 64 @page, ptr byval(%wide) align 32 @b)
  ret i32 %r
}

; 1 + … + 7, 1, 20 and 1, and a thousand for the place
define i32 @variadic() {
  %r = call i32 (i32, i32, i32, i32, i32, i32, i32, ptr, ...) @behind(i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, ptr byval(%wide) align 32 @a, ptr byval(%wide) align 32 @a, i32 1)
  ret i32 %r
}

define i32 @called(i32 %n, ptr byval(%wide) align 32 %a, double %d, ptr byval([64 x i8]) align 64 %p) {
  %bad.a = call i32 @misaligned(ptr %a, i64 32)
  %bad.p = call i32 @misaligned(ptr %p, i64 64)
  %bad = add i32 %bad.a, %bad.p
  %good = sub i32 1, %bad
  %thousand = mul i32 %good, 1000
  %a7 = getelementptr %wide, ptr %a, i32 0, i32 0, i32 7
  %v = load i32, ptr %a7
  %c = load i8, ptr %p
  %c.i = zext i8 %c to i32
  %double = fmul double %d, 2.0
  %d.i = fptosi double %double to i32
  %1 = add i32 %n, %v
  %2 = add i32 %1, %c.i
  %3 = add i32 %2, %d.i
  %4 = add i32 %3, %thousand
  ret i32 %4
}

define i32 @back() {
  %r = call i32 @call(ptr @called)
  ret i32 %r
}

define i32 @deep(i32 %n) {
  %copy = alloca %wide, align 32
  %at = getelementptr %wide, ptr %copy, i32 0, i32 0, i32 3
  store i32 %n, ptr %at
  %r = call i32 @down(ptr byval(%wide) align 32 %copy, i32 0)
  ret i32 %r
}

define i32 @down(ptr byval(%wide) align 32 %p, i32 %sum) {
  %bad = call i32 @misaligned(ptr %p, i64 32)
  %at = getelementptr %wide, ptr %p, i32 0, i32 0, i32 3
  %n = load i32, ptr %at
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %again
end:
  ret i32 %sum
again:
  %m = sub i32 %n, 1
  store i32 %m, ptr %at
  %s = add i32 %sum, 1
  %t = sub i32 %s, %bad
  %r = call i32 @down(ptr byval(%wide) align 32 %p, i32 %t)
  %same = load i32, ptr %at
  %changed = sub i32 %m, %same
  %u = add i32 %r, %changed
  ret i32 %u
}
