; Every atomicrmw operation: the old value is the result, the new one is in memory.
; covers: 4-27 4-28 4-30
; run: @xchg(i32 5, i32 9) == i64 38654705669
; run: @add(i32 5, i32 -9) == i64 -17179869179
; run: @sub(i32 5, i32 9) == i64 -17179869179
; run: @and(i32 12, i32 10) == i64 34359738380
; run: @nand(i32 12, i32 10) == i64 -38654705652
; run: @or(i32 12, i32 10) == i64 60129542156
; run: @xor(i32 12, i32 10) == i64 25769803788
; run: @max(i32 -1, i32 1) == i64 8589934591
; run: @min(i32 -1, i32 1) == i64 -1
; run: @umax(i32 -1, i32 1) == i64 -1
; run: @umin(i32 -1, i32 1) == i64 8589934591
; run: @uinc_wrap(i32 3, i32 4) == i64 17179869187
; run: @uinc_wrap(i32 4, i32 4) == i64 4
; run: @uinc_wrap(i32 9, i32 4) == i64 9
; run: @udec_wrap(i32 3, i32 4) == i64 8589934595
; run: @udec_wrap(i32 0, i32 4) == i64 17179869184
; run: @udec_wrap(i32 9, i32 4) == i64 17179869193
; run: @usub_cond(i32 9, i32 4) == i64 21474836489
; run: @usub_cond(i32 3, i32 4) == i64 12884901891
; run: @usub_sat(i32 9, i32 4) == i64 21474836489
; run: @usub_sat(i32 3, i32 4) == i64 3
; run: @bytes(i8 -1) == i8 0
; run: @quads(i64 -1) == i64 4294967294
; run: @swap_pointers() == i1 true
; run: @swap_floats(float 2.0) == float 3.500000e+00

@word = global i32 0
@byte = global i8 0
@quad = global i64 0
@pointer = global ptr @word
@single = global float 1.5

; Old and new value in the halves of the result.
define internal i64 @both(i32 %old) {
  %new = load i32, ptr @word
  %low = zext i32 %old to i64
  %wide = zext i32 %new to i64
  %high = shl i64 %wide, 32
  %all = or i64 %low, %high
  ret i64 %all
}
define i64 @xchg(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw xchg ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @add(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw add ptr @word, i32 %b monotonic, align 4
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @sub(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw volatile sub ptr @word, i32 %b acquire
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @and(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw and ptr @word, i32 %b release
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @nand(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw nand ptr @word, i32 %b acq_rel
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @or(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw or ptr @word, i32 %b syncscope("singlethread") seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @xor(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw xor ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @max(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw max ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @min(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw min ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @umax(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw umax ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @umin(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw umin ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @uinc_wrap(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw uinc_wrap ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @udec_wrap(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw udec_wrap ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @usub_cond(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw usub_cond ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i64 @usub_sat(i32 %a, i32 %b) {
  store i32 %a, ptr @word
  %old = atomicrmw usub_sat ptr @word, i32 %b seq_cst
  %r = call i64 @both(i32 %old)
  ret i64 %r
}
define i8 @bytes(i8 %x) {
  store i8 1, ptr @byte
  %old = atomicrmw add ptr @byte, i8 %x seq_cst
  %new = load i8, ptr @byte
  ret i8 %new
}
define i64 @quads(i64 %x) {
  store i64 4294967295, ptr @quad
  %old = atomicrmw add ptr @quad, i64 %x seq_cst
  %new = load i64, ptr @quad
  ret i64 %new
}
define i1 @swap_pointers() {
  store ptr @word, ptr @pointer
  %old = atomicrmw xchg ptr @pointer, ptr @byte seq_cst
  %new = load ptr, ptr @pointer
  %a = icmp eq ptr %old, @word
  %b = icmp eq ptr %new, @byte
  %c = and i1 %a, %b
  ret i1 %c
}
define float @swap_floats(float %x) {
  store float 1.5, ptr @single
  %old = atomicrmw xchg ptr @single, float %x seq_cst
  %new = load float, ptr @single
  %sum = fadd float %old, %new
  ret float %sum
}
