; The widest integers of LLVM: a value is a megabyte. What is looked at fits a word.
; covers: 4-46
; run: @sum(i64 0) == i64 36
; run: @sum(i64 5) == i64 37
; run: @ones(i64 8388607) == i64 8388607
; run: @ones(i64 1) == i64 1
; run: @product(i64 8388000) == i64 9
; run: @divided() == i64 1000003
; run: @division_by_one_word() == i64 18
; run: @loop(i64 10) == i64 1024
; run: @memory(i64 77) == i64 77
; run: @chosen(i1 true) == i64 1
; run: @chosen(i1 false) == i64 -1
; run: @called(i64 41) == i64 42
; run: @overflows() == i1 true
; run: @zeros() == i64 8388544
; run: @number(double -2.5) == i64 -2
; run: @back(i64 -3) == double -3.0
; run: @switched(i64 2) == i64 20
; run: @switched(i64 3) == i64 0
; run: @middle(i64 -1) == i64 583
; run: @middle_product(i64 3) == i64 9
; run: @page(i64 9) == i64 2
; run: @turned(i64 1) == i64 -9223372036854775808
define i64 @sum(i64 %n) {
  %x = zext i64 %n to i8388608
  %y = shl i8388608 %x, 64
  %z = add i8388608 %y, 36
  %s = lshr i8388608 %z, 64
  %a = trunc i8388608 %s to i64
  %b = trunc i8388608 %z to i64
  %c = icmp ne i64 %a, 0
  %d = zext i1 %c to i64
  %e = add i64 %b, %d
  ret i64 %e
}
; 2^n - 1 has n ones.
define i64 @ones(i64 %n) {
  %k = zext i64 %n to i8388608
  %x = shl i8388608 1, %k
  %y = sub i8388608 %x, 1
  %z = call i8388608 @llvm.ctpop.i8388608(i8388608 %y)
  %r = trunc i8388608 %z to i64
  ret i64 %r
}
; (3 * 2^n)^2 / 2^(2n), the upper bits being lost where 2n is too much.
define i64 @product(i64 %n) {
  %m = udiv i64 %n, 2
  %k = zext i64 %m to i8388608
  %x = shl i8388608 3, %k
  %y = mul i8388608 %x, %x
  %z = lshr i8388608 %y, %k
  %w = lshr i8388608 %z, %k
  %r = trunc i8388608 %w to i64
  ret i64 %r
}
; 1000003 * 2^100000 / 2^100000
define i64 @divided() {
  %x = shl i8388608 1000003, 100000
  %y = shl i8388608 1, 100000
  %z = udiv i8388608 %x, %y
  %r = trunc i8388608 %z to i64
  ret i64 %r
}
; 2^4000003 divided by 2^4000000 - 1 is 8 with a rest of 8; by 7 it leaves 2^(4000003 mod 3) = 2.
define i64 @division_by_one_word() {
  %x = shl i8388608 1, 4000003
  %p = shl i8388608 1, 4000000
  %m = sub i8388608 %p, 1
  %q = udiv i8388608 %x, %m
  %s = urem i8388608 %x, %m
  %t = srem i8388608 %x, 7
  %u = add i8388608 %q, %s
  %v = add i8388608 %u, %t
  %r = trunc i8388608 %v to i64
  ret i64 %r
}
define i64 @loop(i64 %n) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %x = phi i8388608 [ 1, %entry ], [ %y, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %y = add i8388608 %x, %x
  %j = add i64 %i, 1
  br label %head
done:
  %r = trunc i8388608 %x to i64
  ret i64 %r
}
@there = global i8388608 0
define i64 @memory(i64 %n) {
  %x = zext i64 %n to i8388608
  %y = shl i8388608 %x, 8388000
  store i8388608 %y, ptr @there
  %p = getelementptr i8, ptr @there, i64 1048500
  %r = load i64, ptr %p, align 4
  %z = load i8388608, ptr @there
  %c = icmp eq i8388608 %y, %z
  %s = select i1 %c, i64 %r, i64 -1
  ret i64 %s
}
define i64 @chosen(i1 %c) {
  %x = select i1 %c, i8388608 1, i8388608 -1
  %y = freeze i8388608 %x
  %r = trunc i8388608 %y to i64
  ret i64 %r
}
define i8388608 @next(i8 %one, i8388608 %x, i64 %two) {
  %a = zext i8 %one to i8388608
  %y = add i8388608 %x, %a
  ret i8388608 %y
}
define i64 @called(i64 %n) {
  %x = zext i64 %n to i8388608
  %y = call i8388608 @next(i8 1, i8388608 %x, i64 2)
  %r = trunc i8388608 %y to i64
  ret i64 %r
}
define i1 @overflows() {
  %x = shl i8388608 1, 5000000
  %p = call { i8388608, i1 } @llvm.umul.with.overflow.i8388608(i8388608 %x, i8388608 %x)
  %r = extractvalue { i8388608, i1 } %p, 1
  ret i1 %r
}
define i64 @zeros() {
  %x = zext i64 -1 to i8388608
  %y = call i8388608 @llvm.ctlz.i8388608(i8388608 %x, i1 true)
  %r = trunc i8388608 %y to i64
  ret i64 %r
}
define i64 @number(double %d) {
  %x = fptosi double %d to i8388608
  %r = trunc i8388608 %x to i64
  ret i64 %r
}
define double @back(i64 %n) {
  %x = sext i64 %n to i8388608
  %d = sitofp i8388608 %x to double
  ret double %d
}
define i64 @switched(i64 %n) {
  %x = zext i64 %n to i8388608
  switch i8388608 %x, label %none [
    i8388608 1, label %one
    i8388608 2, label %two
  ]
one:
  ret i64 10
two:
  ret i64 20
none:
  ret i64 0
}
; 1942652 = 64 * 30353 + 60: the arithmetic shift brings 1942079 + 64 copies of the sign down to 1942652 - 1942016 bits.
define i64 @middle(i64 %n) {
  %x = sext i64 %n to i1942652
  %y = shl i1942652 %x, 1942069
  %z = ashr i1942652 %y, 1942069
  %w = xor i1942652 %z, -1
  %v = lshr i1942652 %y, 1942069
  %u = call i1942652 @llvm.ctpop.i1942652(i1942652 %v)
  %s = add i1942652 %u, %w
  %r = trunc i1942652 %s to i64
  ret i64 %r
}
define i64 @middle_product(i64 %n) {
  %x = zext i64 %n to i1942652
  %a = shl i1942652 %x, 900000
  %y = mul i1942652 %a, %a
  %z = lshr i1942652 %y, 1800000
  %r = trunc i1942652 %z to i64
  ret i64 %r
}
define i64 @page(i64 %n) {
  %x = zext i64 %n to i65536
  %y = shl i65536 %x, 60000
  %z = or i65536 %y, 5
  %q = sdiv i65536 %z, %y
  %m = srem i65536 %z, %y
  %c = icmp slt i65536 %m, 6
  %d = zext i1 %c to i65536
  %s = add i65536 %q, %d
  %r = trunc i65536 %s to i64
  ret i64 %r
}
define i64 @turned(i64 %n) {
  %x = zext i64 %n to i65536
  %y = call i65536 @llvm.bitreverse.i65536(i65536 %x)
  %z = lshr i65536 %y, 65472
  %r = trunc i65536 %z to i64
  ret i64 %r
}
declare i8388608 @llvm.ctpop.i8388608(i8388608)
declare i8388608 @llvm.ctlz.i8388608(i8388608, i1)
declare { i8388608, i1 } @llvm.umul.with.overflow.i8388608(i8388608, i8388608)
declare i1942652 @llvm.ctpop.i1942652(i1942652)
declare i65536 @llvm.bitreverse.i65536(i65536)
