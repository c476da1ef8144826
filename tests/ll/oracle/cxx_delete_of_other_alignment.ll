; Aligned `delete[]` is told another alignment than `new[]` was.
; needs: libstdc++.so.6
declare ptr @_ZnamSt11align_val_t(i64, i64)
declare void @_ZdaPvmSt11align_val_t(ptr, i64, i64)
define i32 @main() {
  %p = call ptr @_ZnamSt11align_val_t(i64 128, i64 64)
  call void @_ZdaPvmSt11align_val_t(ptr %p, i64 128, i64 32) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
