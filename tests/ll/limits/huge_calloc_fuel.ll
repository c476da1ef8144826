; flags: --fuel 1000
; timeout: 20s
; What begins as zeros is noted byte by byte, which counts too.
declare ptr @calloc(i64, i64)
define i32 @main() {
  %p = call ptr @calloc(i64 3221225472, i64 1) ; trap(interp): limit: fuel ; trap(jit): none
  ret i32 0
}
