; The layout of memory follows the string: where fields are, and how much a store writes.
; covers: 4-2 4-7 4-16 4-17
; run: @field() == i32 287454020
; run: @second() == i64 9
; run: @unaligned_double(double 1.5) == double 1.5
; run: @packed() == i8 7
; run: @preferred() == i64 0
; run: @copied() == i64 12
target datalayout = "e-i32:8-i64:32:64-f64:32"
@s = constant { i8, i32, i8, i64 } { i8 1, i32 287454020, i8 3, i64 9 }
@d = global { i8, double } { i8 1, double 0.0 }
; Directly behind the first byte.
define i32 @field() {
  %p = getelementptr i8, ptr @s, i64 1
  %r = load i32, ptr %p
  ret i32 %r
}
; At the next multiple of four.
define i64 @second() {
  %p = getelementptr i8, ptr @s, i64 8
  %r = load i64, ptr %p
  ret i64 %r
}
define double @unaligned_double(double %x) {
  %p = getelementptr { i8, double }, ptr @d, i64 0, i32 1
  store double %x, ptr %p
  %q = getelementptr i8, ptr @d, i64 4
  %r = load double, ptr %q
  ret double %r
}
; A store of three bytes leaves the fourth, which belongs to the array's next element.
define i8 @packed() {
  %p = alloca [4 x i8]
  %q = getelementptr i8, ptr %p, i64 3
  store i8 7, ptr %q
  store i24 -1, ptr %p, align 1
  %r = load i8, ptr %q
  ret i8 %r
}
; A slot that asks for nothing gets the alignment that its type prefers.
define i64 @preferred() {
  %a = alloca i8
  %p = alloca i64
  %b = alloca i8
  %q = alloca i64
  store i64 1, ptr %p
  store i64 2, ptr %q
  store i8 1, ptr %a
  store i8 1, ptr %b
  %i = ptrtoint ptr %p to i64
  %j = ptrtoint ptr %q to i64
  %k = or i64 %i, %j
  %r = and i64 %k, 7
  ret i64 %r
}
define i64 @copied() {
  %p = getelementptr { i8, i64 }, ptr null, i64 1
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}
