; What `new` made is given to `free`.
; needs: libstdc++.so.6
declare ptr @_Znwm(i64)
declare void @free(ptr)
define i32 @main() {
  %p = call ptr @_Znwm(i64 8)
  call void @free(ptr %p) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
