; Lists that are copied, passed on, and given to the C library.
; covers: 4-102
; run: @copied() == i64 321123
; run: @passed_on() == i64 12
; run: @printed() == i32 0
; stdout: "1 two 3.5 x 18446744073709551615 6 7 8.25 nine\n"

@format = private constant [35 x i8] c"%d %s %.1f %c %lu %d %d %.2f %s\0A\00\00\00"
@two = private constant [4 x i8] c"two\00"
@nine = private constant [5 x i8] c"nine\00"

define i64 @twice(i32 %n, ...) {
  %list = alloca [24 x i8], align 8
  %other = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  %a = va_arg ptr %list, i64
  call void @llvm.va_copy(ptr %other, ptr %list)
  %b = va_arg ptr %list, i64
  %c = va_arg ptr %list, i64
  %b2 = va_arg ptr %other, i64
  %c2 = va_arg ptr %other, i64
  call void @llvm.va_end(ptr %other)
  call void @llvm.va_end(ptr %list)
  %bb = mul i64 %b, 10
  %cc = mul i64 %c, 100
  %ab = add i64 %a, %bb
  %abc = add i64 %ab, %cc
  %bb2 = mul i64 %b2, 10
  %ab2 = add i64 %bb2, %c2
  %aa = mul i64 %a, 100
  %abc2 = add i64 %aa, %ab2
  %up = mul i64 %abc, 1000
  %all = add i64 %up, %abc2
  ret i64 %all
}
define i64 @copied() {
  %r = call i64 (i32, ...) @twice(i32 0, i64 1, i64 2, i64 3)
  ret i64 %r
}

define internal i64 @take(ptr %list, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %acc = phi i64 [ 0, %entry ], [ %more, %body ]
  %x = va_arg ptr %list, i64
  %more = add i64 %acc, %x
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, %n
  br i1 %c, label %body, label %done
done:
  ret i64 %more
}
define i64 @pass(i32 %n, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  %a = call i64 @take(ptr %list, i32 2)
  %b = call i64 @take(ptr %list, i32 1)
  call void @llvm.va_end(ptr %list)
  %twice = mul i64 %a, 3
  %all = add i64 %twice, %b
  ret i64 %all
}
define i64 @passed_on() {
  %r = call i64 (i32, ...) @pass(i32 0, i64 1, i64 2, i64 3)
  ret i64 %r
}

define i32 @print(ptr %text, ...) {
  %list = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %list)
  %n = call i32 @vprintf(ptr %text, ptr %list)
  call void @llvm.va_end(ptr %list)
  ret i32 %n
}
define i32 @printed() {
  %n = call i32 (ptr, ...) @print(ptr @format, i32 1, ptr @two, double 3.5, i32 120, i64 -1, i32 6, i32 7, double 8.25, ptr @nine)
  %d = sub i32 %n, 47
  ret i32 %d
}
define i32 @main() {
  %d = call i32 @printed()
  ret i32 %d
}
declare i32 @vprintf(ptr, ptr)
declare void @llvm.va_start(ptr)
declare void @llvm.va_copy(ptr, ptr)
declare void @llvm.va_end(ptr)
