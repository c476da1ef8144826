; x86-64 cannot sign pointers: what a run does not come to does no harm.
; covers: 4-83
@v = global i32 0
@unused = global ptr ptrauth (ptr @v, i32 0)
declare i64 @llvm.ptrauth.sign(i64, i32, i64)
define i32 @main(i32 %argc) {
  %one = icmp eq i32 %argc, 1
  br i1 %one, label %call, label %sign
sign:
  %s = call i64 @llvm.ptrauth.sign(i64 0, i32 0, i64 0) ; warn: 3 E0604 `@llvm.ptrauth.sign` is not supported yet
  br label %call
call:
  %r = call i32 ptrauth (ptr @f, i32 0)() ; trap: unsupported ; warn: 3 E0603 `ptrauth`
  ret i32 0
}
define i32 @f() {
  ret i32 1
}
