; Assembly without instructions: barriers, and values that pass through.
; exit: 12
define i32 @main() {
  %p = alloca i32
  store i32 5, ptr %p
  call void asm sideeffect "", "~{memory},~{dirflag},~{fpsr},~{flags}"()
  call void asm sideeffect "", "=*m,*m"(ptr elementtype(i32) %p, ptr elementtype(i32) %p)
  %x = load i32, ptr %p
  %y = call i32 asm sideeffect "", "=r,0,~{dirflag}"(i32 %x)
  %z = call { i32, i64 } asm "# swap", "=r,=r,1,0"(i64 7, i32 %y)
  %a = extractvalue { i32, i64 } %z, 0
  %b = extractvalue { i32, i64 } %z, 1
  %q = call ptr asm "", "={rax},{rax}"(ptr %p)
  %w = load i32, ptr %q
  %same = icmp eq i32 %w, 5
  br i1 %same, label %on, label %j
on:
  %t = trunc i64 %b to i32
  %s = add i32 %a, %t
  callbr void asm sideeffect "", "!i,!i"() to label %n [label %j, label %k]
n:
  ret i32 %s
j:
  ret i32 1
k:
  ret i32 2
}
