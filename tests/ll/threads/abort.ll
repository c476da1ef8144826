; abort on another thread, with a small stack that the program asks for.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare i32 @pthread_attr_init(ptr)
declare i32 @pthread_attr_setstacksize(ptr, i64)
declare void @abort()
define internal ptr @start(ptr %p) {
  call void @abort() ; trap(jit): abort ; trap(interp): none
  unreachable
}
define i32 @main() {
  %t = alloca i64
  %attributes = alloca [8 x i64], align 16
  %a = call i32 @pthread_attr_init(ptr %attributes)
  %s = call i32 @pthread_attr_setstacksize(ptr %attributes, i64 16384)
  %r = call i32 @pthread_create(ptr %t, ptr %attributes, ptr @start, ptr null)
  %id = load i64, ptr %t
  %j = call i32 @pthread_join(i64 %id, ptr null)
  ret i32 %s
}
