; What `new` made has no value before one is stored.
; needs: libstdc++.so.6
declare ptr @_Znwm(i64)
define i32 @main() {
  %p = call ptr @_Znwm(i64 4)
  %x = load i32, ptr %p
  %c = icmp eq i32 %x, 3
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 1
b:
  ret i32 0
}
