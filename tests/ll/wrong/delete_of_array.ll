; What `new[]` made is given to `delete`.
; needs: libstdc++.so.6
declare ptr @_Znam(i64)
declare void @_ZdlPv(ptr)
define i32 @main() {
  %p = call ptr @_Znam(i64 8)
  call void @_ZdlPv(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
