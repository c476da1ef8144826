; Allocas that become variables, and such that look like it but must not.
; run: @uninitialized() == i64 4
; run: @pointer_as_integer() == i64 1
; run: @one_arm(i1 true) == i64 5
; run: @one_arm(i1 false) == i64 6
; run: @bool_in_byte(i8 3) == i8 3
; run: @other_width(i32 305419896) == i8 120
; run: @float_bits(float 1.0) == i32 1065353216
; run: @escapes() == i64 9
; run: @stored_itself() == i1 true
; run: @compared() == i1 false
; run: @volatile(i64 3) == i64 3
; run: @odd(i5 15, i5 1) == i5 -16
; run: @parameters(i64 1, i64 2) == i64 21
; run: @casted() == i64 8
define i64 @uninitialised() {
  %x = alloca i64
  %y = alloca i64
  %v = load i64, ptr %x
  store i64 4, ptr %y
  %r = load i64, ptr %y
  ret i64 %r
}
@g = global i64 0
define i64 @pointer_as_integer() {
  %x = alloca ptr
  store ptr @g, ptr %x
  %i = load i64, ptr %x
  %j = ptrtoint ptr @g to i64
  %c = icmp eq i64 %i, %j
  %r = zext i1 %c to i64
  ret i64 %r
}
define i64 @one_arm(i1 %c) {
  %x = alloca i64
  store i64 6, ptr %x
  br i1 %c, label %a, label %b
a:
  store i64 5, ptr %x
  br label %b
b:
  %r = load i64, ptr %x
  ret i64 %r
}
; An i1 variable is read as a byte: no promotion, or all eight bits would be lost.
define i8 @bool_in_byte(i8 %v) {
  %x = alloca i1
  store i8 %v, ptr %x
  %r = load i8, ptr %x
  ret i8 %r
}
define i8 @other_width(i32 %v) {
  %x = alloca i32
  store i32 %v, ptr %x
  %r = load i8, ptr %x
  ret i8 %r
}
define i32 @float_bits(float %v) {
  %x = alloca float
  store float %v, ptr %x
  %r = load i32, ptr %x
  ret i32 %r
}
define void @set(ptr %p) {
  store i64 9, ptr %p
  ret void
}
define i64 @escapes() {
  %x = alloca i64
  store i64 1, ptr %x
  call void @set(ptr %x)
  %r = load i64, ptr %x
  ret i64 %r
}
define i1 @stored_itself() {
  %x = alloca ptr
  store ptr %x, ptr %x
  %p = load ptr, ptr %x
  %r = icmp eq ptr %p, %x
  ret i1 %r
}
define i1 @compared() {
  %x = alloca i64
  store i64 1, ptr %x
  %r = icmp eq ptr %x, null
  ret i1 %r
}
define i64 @volatile(i64 %v) {
  %x = alloca i64
  store volatile i64 %v, ptr %x
  %r = load volatile i64, ptr %x
  ret i64 %r
}
define i5 @odd(i5 %a, i5 %b) {
  %x = alloca i5
  %s = add i5 %a, %b
  store i5 %s, ptr %x
  %r = load i5, ptr %x
  ret i5 %r
}
define i64 @parameters(i64 %a, i64 %b) {
  %x = alloca i64
  %y = alloca i64
  store i64 %a, ptr %x
  store i64 %b, ptr %y
  %v = load i64, ptr %x
  %w = load i64, ptr %y
  store i64 %v, ptr %y
  store i64 %w, ptr %x
  %v1 = load i64, ptr %x
  %w1 = load i64, ptr %y
  %t = mul i64 %v1, 10
  %r = add i64 %t, %w1
  ret i64 %r
}
define i64 @casted() {
  %x = alloca [2 x i32]
  store i64 8, ptr %x
  %r = load i64, ptr %x
  ret i64 %r
}
