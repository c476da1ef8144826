; C's `"+rm"`: the operand is memory, and the value that is tied to it is put there first.
; run: @sum(i64 40, i64 2) == i64 42
; run: @narrow(i16 -1) == i16 1
; run: @two(i32 3, i32 5) == i32 53
; run: @pointer() == i1 true
define i64 @sum(i64 %a, i64 %b) {
  %p = alloca i64
  call void asm "addq $1, $0", "=*rm,r,0,~{cc},~{dirflag},~{fpsr},~{flags}"(ptr nonnull elementtype(i64) %p, i64 %b, i64 %a)
  %r = load i64, ptr %p
  ret i64 %r
}
define i16 @narrow(i16 %a) {
  %p = alloca i16
  call void asm "negw $0", "=*rm,0,~{flags}"(ptr elementtype(i16) %p, i16 %a)
  %r = load i16, ptr %p
  ret i16 %r
}
define i32 @two(i32 %a, i32 %b) {
  %p = alloca i32
  %q = alloca i32
  %t = call i32 asm "movl $0, $2\0Axchgl $1, $2\0Amovl $2, $0", "=*rm,=*rm,=&r,0,1"(ptr elementtype(i32) %p, ptr elementtype(i32) %q, i32 %a, i32 %b)
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %x10 = mul i32 %x, 10
  %s = add i32 %x10, %y
  ret i32 %s
}
@g = global i64 7
define i1 @pointer() {
  %p = alloca ptr
  call void asm "addq $$8, $0", "=*rm,0,~{flags}"(ptr elementtype(ptr) %p, ptr @g)
  %r = load ptr, ptr %p
  %e = getelementptr i8, ptr @g, i64 8
  %c = icmp eq ptr %r, %e
  ret i1 %c
}
