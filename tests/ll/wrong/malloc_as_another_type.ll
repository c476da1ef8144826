; `malloc` called with a number of 256 bits: it looks at the lowest word, as the machine passes it, and the block has 16 bytes.
; exit: 0
declare ptr @malloc(i64)
define i32 @main() {
  %p = call ptr @malloc(i256 16) ; warn: 17 W0207 `@malloc` has type
  store i64 5, ptr %p
  %q = getelementptr i64, ptr %p, i64 2
  store i64 6, ptr %q ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
