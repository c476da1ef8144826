; exit: 0
; Structures of the C library that it fills in parts: no part of them is held against the program.
declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @sigemptyset(ptr)
declare i32 @sigaddset(ptr, i32)
declare i32 @sigprocmask(i32, ptr, ptr)
declare i32 @sigaction(i32, ptr, ptr)
declare i32 @sigismember(ptr, i32)
define i32 @main() {
  %m = alloca [40 x i8], align 8
  %set = alloca [128 x i8], align 8
  %old = alloca [128 x i8], align 8
  %action = alloca [152 x i8], align 8
  %copy = alloca [40 x i8], align 8
  %1 = call i32 @pthread_mutex_init(ptr %m, ptr null)
  %2 = call i32 @pthread_mutex_lock(ptr %m)
  %3 = call i32 @pthread_mutex_unlock(ptr %m)
  %4 = call i32 @sigemptyset(ptr %set)
  %5 = call i32 @sigaddset(ptr %set, i32 10)
  %6 = call i32 @sigprocmask(i32 0, ptr %set, ptr %old)
  %7 = call i32 @sigprocmask(i32 0, ptr null, ptr %old)
  %8 = call i32 @sigismember(ptr %old, i32 10)
  %9 = call i32 @sigaction(i32 17, ptr null, ptr %action)
  %handler = load ptr, ptr %action
  %default = icmp eq ptr %handler, null
  %blocked = icmp eq i32 %8, 1
  %ok = and i1 %default, %blocked
  %last = getelementptr i8, ptr %m, i64 32
  %links = load i64, ptr %last
  %zero = icmp eq i64 %links, 0
  %all = and i1 %ok, %zero
  %r = select i1 %all, i32 0, i32 1
  ret i32 %r
}
