; A global is passed to realloc.
@table = global [4 x i64] zeroinitializer
declare ptr @realloc(ptr, i64)
define i32 @main() {
  %p = call ptr @realloc(ptr @table, i64 64) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
