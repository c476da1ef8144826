@t = thread_local global i32 1
@g = global i32 1
declare ptr @llvm.threadlocal.address.p0(ptr)
define ptr @good() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @t)
  ret ptr %r
}
define ptr @plain() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr @g) ; error: 50 E0255 operand is not thread_local
  ret ptr %r
}
define ptr @value(ptr %p) {
  %r = call ptr @llvm.threadlocal.address.p0(ptr %p) ; error: 50 E0255 first argument must be a GlobalValue
  ret ptr %r
}

; A constant that is wrong itself is told once.
define ptr @wrong() {
  %r = call ptr @llvm.threadlocal.address.p0(ptr 5) ; error: 50 E0132 integer constant must have integer type
  ret ptr %r
}
