; What was deleted is not there any more.
; needs: libstdc++.so.6
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)
define i32 @main() {
  %p = call ptr @_Znwm(i64 4)
  store i32 3, ptr %p
  call void @_ZdlPv(ptr %p)
  %x = load i32, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 %x
}
