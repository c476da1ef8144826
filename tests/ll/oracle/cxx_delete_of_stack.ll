; `delete` of a variable of the stack.
; needs: libstdc++.so.6
declare void @_ZdlPv(ptr)
define i32 @main() {
  %p = alloca i32
  call void @_ZdlPv(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
