; flags: --fuel 1000
; timeout: 20s
; An operation on memory counts a step for each 64 KiB in the interpreter: three GiB are 49,152.
declare ptr @malloc(i64)
declare ptr @memset(ptr, i32, i64)
define i32 @main() {
  %p = call ptr @malloc(i64 3221225472)
  %1 = call ptr @memset(ptr %p, i32 1, i64 3221225472) ; trap(interp): limit: fuel ; trap(jit): none
  ret i32 0
}
