; What plain `new` made is given back by an aligned `delete`.
; needs: libstdc++.so.6
declare ptr @_Znwm(i64)
declare void @_ZdlPvSt11align_val_t(ptr, i64)
define i32 @main() {
  %p = call ptr @_Znwm(i64 128)
  call void @_ZdlPvSt11align_val_t(ptr %p, i64 64) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
