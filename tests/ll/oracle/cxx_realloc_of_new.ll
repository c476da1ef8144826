; `realloc` of a block allocated by `new`.
; needs: libstdc++.so.6
declare ptr @_Znwm(i64)
declare ptr @realloc(ptr, i64)
define i32 @main() {
  %p = call ptr @_Znwm(i64 16)
  %q = call ptr @realloc(ptr %p, i64 32) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
