; Intel syntax: the operand that is written comes first.
; covers: 4-88
define i32 @add(i32 %a, i32 %b) {
  %r = call i32 asm inteldialect "mov $0, $1\0Aadd $0, $2", "=&r,r,r"(i32 %a, i32 %b)
  ret i32 %r
}
; run: @add(i32 40, i32 2) == i32 42

define i32 @numbers(i32 %a) {
  %r = call i32 asm inteldialect "imul $0, $1, 10; sub $0, 0x10; xor $0, 0fh; add $0, $2", "=&r,r,i"(i32 %a, i32 -3)
  ret i32 %r
}
; run: @numbers(i32 5) == i32 42

define i32 @memory(i32 %a) {
  %p = alloca [4 x i32]
  store i32 %a, ptr %p
  call void asm sideeffect inteldialect "mov dword ptr [$0 + 4], 6\0Amov qword ptr [$0 + 2*rcx + 4], rcx", "r,{rcx},~{memory}"(ptr %p, i64 2)
  call void asm sideeffect inteldialect "lock inc dword ptr $0", "=*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  %v = load i32, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  %w = load i32, ptr %q
  %x = getelementptr i32, ptr %p, i64 2
  %y = load i32, ptr %x
  %t = mul i32 %w, %v
  %u = add i32 %t, %y
  ret i32 %u
}
; run: @memory(i32 6) == i32 44

define i32 @both(i32 %a) {
  %r = call i32 asm inteldialect "$(movl $1, $0$|mov $0, $1$)", "=r,r"(i32 %a)
  %s = call i32 asm "$(movl $1, $0$|mov $0, $1$)", "=r,r"(i32 %r)
  ret i32 %s
}
; run: @both(i32 9) == i32 9

define i32 @switched(i32 %a) {
  %r = call i32 asm ".intel_syntax noprefix\0Amov eax, edi\0Ashl eax, 2\0A.att_syntax prefix\0Aaddl %edi, %eax", "={ax},{di}"(i32 %a)
  ret i32 %r
}
; run: @switched(i32 8) == i32 40
