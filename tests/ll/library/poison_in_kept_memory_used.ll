; load: keeps.c
; The same, used before the library runs again: a function that writes nothing does not make it defined.
declare void @keep(ptr)
declare i32 @abs(i32)
define i32 @main() {
  %x = alloca i32
  call void @keep(ptr %x)
  store i32 poison, ptr %x
  %p = call i32 @abs(i32 -1)
  %v = load i32, ptr %x
  %c = icmp eq i32 %v, 0
  br i1 %c, label %a, label %b ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 2
}
