; What aligned `new` made is given back by a `delete` that knows of no alignment.
; needs: libstdc++.so.6
declare ptr @_ZnwmSt11align_val_t(i64, i64)
declare void @_ZdlPv(ptr)
define i32 @main() {
  %p = call ptr @_ZnwmSt11align_val_t(i64 128, i64 64)
  call void @_ZdlPv(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
