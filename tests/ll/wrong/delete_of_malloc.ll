; A block of malloc is given to `delete`.
; needs: libstdc++.so.6
declare ptr @malloc(i64)
declare void @_ZdlPv(ptr)
define i32 @main() {
  %p = call ptr @malloc(i64 8)
  call void @_ZdlPv(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
