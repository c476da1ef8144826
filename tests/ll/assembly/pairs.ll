; Integers of 128 bits, in two registers.
; covers: 4-91
define i64 @product(i64 %a, i64 %b) {
  %r = call i128 asm "mulq $2", "=A,{ax},r,~{flags}"(i64 %a, i64 %b)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}
; run: @product(i64 -1, i64 -1) == i64 -2

define i64 @divided(i64 %a) {
  %w = zext i64 %a to i128
  %x = shl i128 %w, 3
  %r = call { i64, i64 } asm "divq $3", "={ax},={dx},A,r,~{flags}"(i128 %x, i64 10)
  %q = extractvalue { i64, i64 } %r, 0
  %m = extractvalue { i64, i64 } %r, 1
  %p = mul i64 %q, 100
  %s = add i64 %p, %m
  ret i64 %s
}
; run: @divided(i64 7) == i64 506

define i64 @tied(i64 %a, i64 %b) {
  %la = zext i64 %a to i128
  %lb = zext i64 %b to i128
  %hb = shl i128 %lb, 64
  %w = or i128 %la, %hb
  %r = call i128 asm "addq $$1, %rax; adcq $$0, %rdx", "=A,0,~{flags}"(i128 %w)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  ret i64 %t
}
; run: @tied(i64 -1, i64 5) == i64 6
; run: @tied(i64 1, i64 5) == i64 5

; In any registers, of which the text names the lower one; nothing moves the other.
define i64 @any(i64 %a) {
  %w = zext i64 %a to i128
  %x = shl i128 %w, 60
  %r = call i128 asm "notq $0", "=r,0"(i128 %x)
  %h = lshr i128 %r, 64
  %t = trunc i128 %h to i64
  %l = trunc i128 %r to i64
  %s = add i64 %t, %l
  ret i64 %s
}
; run: @any(i64 16) == i64 0

; What has 64 bits and less is in rax alone.
define i32 @small(i32 %a) {
  %r = call i32 asm "incl %eax", "=A,0,~{flags}"(i32 %a)
  ret i32 %r
}
; run: @small(i32 4) == i32 5

define i64 @vector(i128 %x) {
  %r = call i64 asm "movhlps $1, $1; movq $1, $0", "=r,x"(i128 %x)
  ret i64 %r
}
; run: @vector(i128 36893488147419103239) == i64 2
