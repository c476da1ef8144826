; Variable arguments in registers and on the stack, read with va_arg: integers, doubles, both mixed, pointers.
; covers: 1-73 4-102
; run: @none() == i64 0
; run: @three() == i64 6
; run: @ten() == i64 55
; run: @after_six() == i64 30
; run: @twelve_doubles() == double 7.800000e+01
; run: @mixed() == double 4.500000e+01
; run: @widths() == i64 -1
; run: @wide() == i128 36893488147419103232
; run: @pointers() == i32 11

define i64 @sum(i64 %n, ...) {
entry:
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %acc = phi i64 [ 0, %entry ], [ %more, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %x = va_arg ptr %list, i64
  %more = add i64 %acc, %x
  %next = add i64 %i, 1
  br label %head
done:
  call void @llvm.va_end.p0(ptr %list)
  ret i64 %acc
}
define i64 @none() {
  %r = call i64 (i64, ...) @sum(i64 0)
  ret i64 %r
}
define i64 @three() {
  %r = call i64 (i64, ...) @sum(i64 3, i64 1, i64 2, i64 3)
  ret i64 %r
}
define i64 @ten() {
  %r = call i64 (i64, ...) @sum(i64 10, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10)
  ret i64 %r
}

; Seven named parameters: the registers are used up.
define i64 @seven(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  %x = va_arg ptr %list, i64
  %y = va_arg ptr %list, i64
  call void @llvm.va_end.p0(ptr %list)
  %fg = add i64 %f, %g
  %xy = add i64 %x, %y
  %all = add i64 %fg, %xy
  ret i64 %all
}
define i64 @after_six() {
  %r = call i64 (i64, i64, i64, i64, i64, i64, i64, ...) @seven(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  ret i64 %r
}

define double @doubles(i32 %n, ...) {
entry:
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %acc = phi double [ 0.0, %entry ], [ %more, %body ]
  %x = va_arg ptr %list, double
  %more = fadd double %acc, %x
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %done
done:
  call void @llvm.va_end.p0(ptr %list)
  ret double %more
}
define double @twelve_doubles() {
  %r = call double (i32, ...) @doubles(i32 12, double 1.0, double 2.0, double 3.0, double 4.0, double 5.0, double 6.0, double 7.0, double 8.0, double 9.0, double 10.0, double 11.0, double 12.0)
  ret double %r
}

; An integer and a double in turn.
define double @pairs(double %first, i32 %n, ...) {
entry:
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %acc = phi double [ %first, %entry ], [ %more, %body ]
  %x = va_arg ptr %list, i32
  %y = va_arg ptr %list, double
  %as = sitofp i32 %x to double
  %both = fadd double %as, %y
  %more = fadd double %acc, %both
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %done
done:
  call void @llvm.va_end.p0(ptr %list)
  ret double %more
}
define double @mixed() {
  %r = call double (double, i32, ...) @pairs(double 9.0, i32 8, i32 1, double 0.5, i32 2, double 0.5, i32 3, double 0.5, i32 4, double 0.5, i32 5, double 0.5, i32 6, double 0.5, i32 7, double 0.5, i32 4, double 0.5)
  ret double %r
}

define i64 @several(i32 %n, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i8
  %b = va_arg ptr %list, i16
  %c = va_arg ptr %list, i1
  %d = va_arg ptr %list, i24
  call void @llvm.va_end.p0(ptr %list)
  %wa = sext i8 %a to i64
  %wb = sext i16 %b to i64
  %wc = zext i1 %c to i64
  %wd = sext i24 %d to i64
  %ab = add i64 %wa, %wb
  %cd = add i64 %wc, %wd
  %all = add i64 %ab, %cd
  ret i64 %all
}
define i64 @widths() {
  %r = call i64 (i32, ...) @several(i32 0, i8 -1, i16 -2, i1 true, i24 1)
  ret i64 %r
}

define i128 @big(i32 %n, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  %a = va_arg ptr %list, i128
  %b = va_arg ptr %list, i128
  %c = va_arg ptr %list, i128
  call void @llvm.va_end.p0(ptr %list)
  %ab = add i128 %a, %b
  %abc = add i128 %ab, %c
  ret i128 %abc
}
define i128 @wide() {
  %r = call i128 (i32, ...) @big(i32 0, i128 18446744073709551616, i128 1, i128 18446744073709551615)
  ret i128 %r
}

@five = global i32 5
@six = global i32 6
define i32 @through(ptr %named, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %list)
  %p = va_arg ptr %list, ptr
  call void @llvm.va_end.p0(ptr %list)
  %a = load i32, ptr %named
  %b = load i32, ptr %p
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @pointers() {
  %r = call i32 (ptr, ...) @through(ptr @five, ptr @six)
  ret i32 %r
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
