; Sized `delete` is told another size than the block has.
; needs: libstdc++.so.6
declare ptr @_Znwm(i64)
declare void @_ZdlPvm(ptr, i64)
define i32 @main() {
  %p = call ptr @_Znwm(i64 32)
  call void @_ZdlPvm(ptr %p, i64 32)
  %q = call ptr @_Znwm(i64 32)
  call void @_ZdlPvm(ptr %q, i64 16) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
