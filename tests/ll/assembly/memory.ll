; Memory operands, locked instructions, and instructions on strings.
; covers: 4-89 4-92 4-93
; exit: 0
@counter = global i32 5
@flag = global i64 0
@text = constant [6 x i8] c"hello\00"

define i32 @check(i32 %n, i64 %got, i64 %want) {
  %ok = icmp eq i64 %got, %want
  %r = select i1 %ok, i32 0, i32 %n
  ret i32 %r
}

define i32 @main() {
  call void asm sideeffect "lock; incl $0", "=*m,*m,~{memory}"(ptr elementtype(i32) @counter, ptr elementtype(i32) @counter)
  call void asm sideeffect "lock addl $1, $0", "=*m,ir,*m,~{memory},~{cc}"(ptr elementtype(i32) @counter, i32 10, ptr elementtype(i32) @counter)
  %old = call i32 asm sideeffect "lock xaddl $0, $1", "=r,=*m,0,*m,~{memory}"(ptr elementtype(i32) @counter, i32 100, ptr elementtype(i32) @counter)
  %old64 = zext i32 %old to i64
  %e1 = call i32 @check(i32 1, i64 %old64, i64 16)
  %now = load i32, ptr @counter
  %now64 = zext i32 %now to i64
  %e2 = call i32 @check(i32 2, i64 %now64, i64 116)

  ; test and set
  %was = call i64 asm sideeffect "xchgq $0, $1", "=r,=*m,0,*m,~{memory}"(ptr elementtype(i64) @flag, i64 1, ptr elementtype(i64) @flag)
  %again = call i64 asm sideeffect "xchg $0, $1", "=r,=*m,0,*m,~{memory}"(ptr elementtype(i64) @flag, i64 7, ptr elementtype(i64) @flag)
  %both = shl i64 %again, 8
  %two = or i64 %both, %was
  %e3 = call i32 @check(i32 4, i64 %two, i64 256)

  ; compare and swap: once in vain
  %cas = call { i8, i32 } asm sideeffect "lock cmpxchgl $3, $1; sete $0", "=q,=*m,={ax},r,*m,2,~{memory},~{cc}"(ptr elementtype(i32) @counter, i32 1, ptr elementtype(i32) @counter, i32 115)
  %done = extractvalue { i8, i32 } %cas, 0
  %seen = extractvalue { i8, i32 } %cas, 1
  %cas2 = call { i8, i32 } asm sideeffect "lock cmpxchgl $3, $1; sete $0", "=q,=*m,={ax},r,*m,2,~{memory},~{cc}"(ptr elementtype(i32) @counter, i32 77, ptr elementtype(i32) @counter, i32 %seen)
  %done2 = extractvalue { i8, i32 } %cas2, 0
  %d = sub i8 %done2, %done
  %d64 = sext i8 %d to i64
  %e4 = call i32 @check(i32 8, i64 %d64, i64 1)
  %new = load i32, ptr @counter
  %new64 = zext i32 %new to i64
  %e5 = call i32 @check(i32 16, i64 %new64, i64 77)

  ; copying, filling, searching
  %to = alloca [16 x i8]
  call void asm sideeffect "movb $$33, ($0)", "r,~{memory}"(ptr %to)
  %c = call { ptr, ptr, i64 } asm sideeffect "cld; rep movsb", "={di},={si},={cx},0,1,2,~{memory}"(ptr %to, ptr @text, i64 6)
  %end = extractvalue { ptr, ptr, i64 } %c, 0
  %a = ptrtoint ptr %to to i64
  %b = ptrtoint ptr %end to i64
  %len = sub i64 %b, %a
  %e6 = call i32 @check(i32 32, i64 %len, i64 6)
  %s = call { i64, ptr } asm "repne; scasb", "={cx},={di},0,1,{al}"(i64 -1, ptr %to, i8 0)
  %left = extractvalue { i64, ptr } %s, 0
  %e7 = call i32 @check(i32 64, i64 %left, i64 -7)
  %f = call { ptr, i64 } asm sideeffect "rep\0Astosl", "={di},={cx},0,1,{ax},~{memory}"(ptr %to, i64 4, i32 16909060)
  %p = getelementptr i8, ptr %to, i64 8
  %w = load i64, ptr %p
  %e8 = call i32 @check(i32 128, i64 %w, i64 72623859723010820)

  ; an address with an offset, and a value through a pointer
  %v = call i32 asm "movl 4+$1, $0", "=r,*m"(ptr elementtype(i32) %to)
  %v64 = zext i32 %v to i64
  %e9 = call i32 @check(i32 1, i64 %v64, i64 16909060)
  call void asm "movl $$9, 8($0)", "r,~{memory}"(ptr %to)
  %n = load i32, ptr %p
  %n64 = zext i32 %n to i64
  %e10 = call i32 @check(i32 2, i64 %n64, i64 9)

  %x1 = or i32 %e1, %e2
  %x2 = or i32 %x1, %e3
  %x3 = or i32 %x2, %e4
  %x4 = or i32 %x3, %e5
  %x5 = or i32 %x4, %e6
  %x6 = or i32 %x5, %e7
  %x7 = or i32 %x6, %e8
  %x8 = or i32 %x7, %e9
  %x9 = or i32 %x8, %e10
  ret i32 %x9
}
