; Wide integers across calls: as their words, in registers and on the stack; results of up to three words in registers, longer
; ones in memory; the same to and from functions of C.
; covers: 4-46
; load: host.c
; run: @many() == i256 340282366920938463463374607431768211501
; run: @by_pointer(i1 true) == i129 -7
; run: @by_pointer(i1 false) == i129 12
; run: @in_structs() == i200 -1
; run: @recursive(i64 100, i320 1) == i320 1267650600228229401496703205376
; run: @tail(i64 1000, i256 0) == i256 500500
; run: @to_host() == i64 1003046
; run: @from_host() == i256 12554203470773361527671578846415332832204710888928069025792
; run: @called_back() == i64 4005
; run: @variadic_sum() == i192 18446744073709551623
; run: @thrice(i192 -5) == i192 -15
; run: @vectors() == i256 -38
; run: @long() == i2000 340282366920938463463374607431768211458
define i256 @add7(i8 %a, i256 %b, i64 %c, i256 %d, double %e, i129 %f, i32 %g) {
  %a1 = zext i8 %a to i256
  %c1 = zext i64 %c to i256
  %e1 = fptoui double %e to i256
  %f1 = zext i129 %f to i256
  %g1 = zext i32 %g to i256
  %s1 = add i256 %a1, %b
  %s2 = add i256 %s1, %c1
  %s3 = add i256 %s2, %d
  %s4 = add i256 %s3, %e1
  %s5 = add i256 %s4, %f1
  %s6 = add i256 %s5, %g1
  ret i256 %s6
}
define i256 @many() {
  %r = call i256 @add7(i8 1, i256 2, i64 3, i256 4, double 5.0, i129 340282366920938463463374607431768211456, i32 30)
  ret i256 %r
}
define i129 @negate(i129 %x) {
  %r = sub i129 0, %x
  ret i129 %r
}
define i129 @five_more(i129 %x) {
  %r = add i129 %x, 5
  ret i129 %r
}
define i129 @by_pointer(i1 %c) {
  %f = select i1 %c, ptr @negate, ptr @five_more
  %r = call i129 %f(i129 7)
  ret i129 %r
}
define { i8, i200, ptr } @pair(i200 %x) {
  %a = insertvalue { i8, i200, ptr } { i8 1, i200 0, ptr null }, i200 %x, 1
  ret { i8, i200, ptr } %a
}
define i200 @second({ i8, i200, ptr } %p) {
  %r = extractvalue { i8, i200, ptr } %p, 1
  ret i200 %r
}
define i200 @in_structs() {
  %p = call { i8, i200, ptr } @pair(i200 -1)
  %r = call i200 @second({ i8, i200, ptr } %p)
  ret i200 %r
}
define i320 @recursive(i64 %n, i320 %x) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i320 %x
more:
  %m = sub i64 %n, 1
  %y = add i320 %x, %x
  %r = call i320 @recursive(i64 %m, i320 %y)
  ret i320 %r
}
define i256 @tail(i64 %n, i256 %x) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %done, label %more
done:
  ret i256 %x
more:
  %m = sub i64 %n, 1
  %w = zext i64 %n to i256
  %y = add i256 %x, %w
  %r = musttail call i256 @tail(i64 %m, i256 %y)
  ret i256 %r
}
declare i64 @third(i64, i256, i64, i64)
declare i256 @doubled(i256)
declare i64 @with_callback(ptr, i64)
; The words of the number are 1, 2, 3 and 4.
define i64 @to_host() {
  %r = call i64 @third(i64 1, i256 25108406941546723056364004793593481054836439088298861789185, i64 9, i64 30)
  ret i64 %r
}
define i256 @from_host() {
  %r = call i256 @doubled(i256 6277101735386680763835789423207666416102355444464034512896)
  ret i256 %r
}
define i64 @back(i64 %n, i256 %x) {
  %t = lshr i256 %x, 192
  %u = trunc i256 %t to i64
  %a = mul i64 %u, 1000
  %b = add i64 %a, %n
  ret i64 %b
}
define i64 @called_back() {
  %r = call i64 @with_callback(ptr @back, i64 5)
  ret i64 %r
}
; A variable argument is passed as its words too.
define i192 @sum(i32 %n, ...) {
  %l = alloca [24 x i8], align 8
  call void @llvm.va_start.p0(ptr %l)
  %a = va_arg ptr %l, i64
  %b = va_arg ptr %l, i64
  %c = va_arg ptr %l, i64
  %d = va_arg ptr %l, i64
  call void @llvm.va_end.p0(ptr %l)
  %x = zext i64 %b to i192
  %y = shl i192 %x, 64
  %s = add i64 %a, %c
  %t = add i64 %s, %d
  %z = zext i64 %t to i192
  %r = add i192 %y, %z
  ret i192 %r
}
declare void @llvm.va_start.p0(ptr)
declare void @llvm.va_end.p0(ptr)
define i192 @variadic_sum() {
  %r = call i192 (i32, ...) @sum(i32 4, i192 18446744073709551619, i64 4)
  ret i192 %r
}
define i192 @thrice(i192 %x) {
  %p = call { i192, i192 } @twice(i192 %x)
  %a = extractvalue { i192, i192 } %p, 0
  %b = extractvalue { i192, i192 } %p, 1
  %r = add i192 %a, %b
  ret i192 %r
}
define { i192, i192 } @twice(i192 %x) {
  %y = shl i192 %x, 1
  %a = insertvalue { i192, i192 } poison, i192 %x, 0
  %b = insertvalue { i192, i192 } %a, i192 %y, 1
  ret { i192, i192 } %b
}
define <2 x i256> @swapped(<2 x i256> %v) {
  %r = shufflevector <2 x i256> %v, <2 x i256> poison, <2 x i32> <i32 1, i32 0>
  ret <2 x i256> %r
}
define i256 @vectors() {
  %v = call <2 x i256> @swapped(<2 x i256> <i256 2, i256 -40>)
  %a = extractelement <2 x i256> %v, i32 0
  %b = extractelement <2 x i256> %v, i32 1
  %r = add i256 %a, %b
  ret i256 %r
}
define i2000 @plus(i64 %n, i2000 %a, i8 %m, i2000 %b) {
  %r = add i2000 %a, %b
  ret i2000 %r
}
define i2000 @long() {
  %r = call i2000 @plus(i64 1, i2000 340282366920938463463374607431768211456, i8 2, i2000 2)
  ret i2000 %r
}
