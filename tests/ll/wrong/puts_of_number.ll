; A string whose address is passed as a number ends where nobody wrote an end.
declare i64 @malloc(i64)
declare i32 @puts(i64)
define i32 @main() {
  %p = call i64 @malloc(i64 8)
  %c = call i32 @puts(i64 %p) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
