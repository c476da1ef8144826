; Blocks of the C library whose addresses are numbers: freed twice.
declare i64 @malloc(i64)
declare i32 @free(i64)
define i32 @main() {
  %p = call i64 @malloc(i64 8)
  %x = call i32 @free(i64 %p)
  %y = call i32 @free(i64 %p) ; trap(interp): bad free ; trap(jit): host fault: abort
  ret i32 0
}
