; The flags as a word, on the stack and back; and in ah, whose neighbor is undefined.
; run: @carry(i64 -1) == i64 1
; run: @carry(i64 1) == i64 0
; run: @set() == i8 1
; run: @ah() == i8 -41
define i64 @carry(i64 %a) {
  %r = call i64 asm "addq $$1, $0\0Apushfq\0Apopq $0", "=r,0,~{flags}"(i64 %a)
  %c = and i64 %r, 1
  ret i64 %c
}
define i8 @set() {
  %r = call i8 asm "pushfq\0Aorq $$1, (%rsp)\0Apopfq\0Asetc $0", "=q,~{flags},~{memory}"()
  ret i8 %r
}
define i8 @ah() {
  %r = call i8 asm "movb $$0xd5, %ah\0Asahf\0Alahf\0Amovb %ah, $0", "=r,~{rax},~{flags}"()
  ret i8 %r
}
