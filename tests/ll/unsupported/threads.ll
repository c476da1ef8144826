; The interpreter has one thread: a call of `pthread_create` ends the run there, and not before.
; stdout: "before\n"
declare i32 @puts(ptr)
declare i32 @fflush(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
@s = constant [7 x i8] c"before\00"
define ptr @thread(ptr %p) {
  ret ptr %p
}
define i32 @main() {
  %n = call i32 @puts(ptr @s)
  %m = call i32 @fflush(ptr null)
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @thread, ptr null) ; trap(interp): unsupported ; warn: 3 E0703 `@pthread_create` of the C library is not supported: the interpreter runs programs on one thread
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 %r
}
