; A variable that is freed.
declare void @free(ptr)
@x = global [4 x i64] zeroinitializer
define i32 @main() {
  call void @free(ptr @x) ; trap(interp): bad free ; trap(jit): host fault: bad memory access
  ret i32 0
}
