; Where one token ends and the next begins, as LLVM reads them.
; run: @f(i32 5) == i32 6
; run: @g(i32 5) == i32 -1
@x = external global i32 align 4
@y = addrspace(1) global i32 0
define i32 @f(i32 %a) {
  %p = select i1 true, i32addrspace(1)* @y, i32addrspace(1)* null
  store i32 1, i32addrspace(1)* %p
  %n = load i32, i32addrspace(1)* %p
  %s = add i32%n,%a
  ret i32 %s
}
define i32 @g(i32 %a) {
  %r = call i32 @f(i32-2)
#0, !dbg !0
  %t = call i32 @f(i32 %r)
      nounwind
  ret i32-1
}
attributes #0 = { nounwind }
!0 = !{}
