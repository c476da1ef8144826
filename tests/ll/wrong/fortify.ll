; A fortified memcpy that would write beyond its object.
declare ptr @__memcpy_chk(ptr, ptr, i64, i64)
@to = global [4 x i8] zeroinitializer
@from = global [16 x i8] zeroinitializer
define i32 @main() {
  %p = call ptr @__memcpy_chk(ptr @to, ptr @from, i64 16, i64 4) ; trap(interp): out of bounds ; trap(jit): host fault: abort
  ret i32 0
}
