; exit: 4
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @thrd_create(ptr, ptr, ptr)
define ptr @thread(ptr %p) {
  ret ptr %p
}
define i32 @main(i32 %argc) {
  %many = icmp ugt i32 %argc, 1000
  br i1 %many, label %go, label %end
go:
  %t = alloca i64
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @thread, ptr null) ; warn: 3 E0703 `@pthread_create` of the C library is not supported: the interpreter runs programs on one thread
  %c = call i32 @thrd_create(ptr %t, ptr @thread, ptr null) ; warn: 3 E0703 `@thrd_create` of the C library is not supported: the interpreter runs programs on one thread
  ret i32 %c
end:
  ret i32 4
}
