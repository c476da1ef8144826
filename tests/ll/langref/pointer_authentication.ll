; x86-64 cannot sign pointers: what is reached is refused, the rest does no harm.
; covers: 4-83
@v = global i32 0
@p = global ptr ptrauth (ptr @v, i32 1, i64 3, ptr @v) ; error: 1 E0603 `ptrauth` is not supported yet
@unused = global ptr ptrauth (ptr @v, i32 0)
declare i64 @llvm.ptrauth.sign(i64, i32, i64) ; error: 13 E0604 `@llvm.ptrauth.sign` is not supported yet
define i32 @main() {
  %x = load ptr, ptr @p
  %s = call i64 @llvm.ptrauth.sign(i64 0, i32 0, i64 0)
  %r = call i32 ptrauth (ptr @f, i32 0)() ; error: 3 E0603 `ptrauth`
  ret i32 0
}
define i32 @f() {
  ret i32 1
}
