; `malloc` called with a number in a register that it does not look into.
; exit: 0
declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(double 16.0) ; warn: 17 W0207 `@malloc` has type ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
