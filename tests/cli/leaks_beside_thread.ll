; A block that nothing points to any more, in a program that could create threads, and one that a joined thread returned. Empty
; assembly gets a pointer to the first one.
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
declare ptr @malloc(i64)
define ptr @work(ptr %argument) {
  %result = call ptr @malloc(i64 24)
  ret ptr %result
}
define i32 @main(i32 %argc, ptr %argv) {
  %block = call ptr @malloc(i64 16)
  %to = alloca ptr
  store ptr %block, ptr %to
  call void asm sideeffect "", "r,~{memory}"(ptr %to)
  %alone = icmp eq i32 %argc, 1
  br i1 %alone, label %done, label %threads
threads:
  %thread = alloca i64
  %failed = call i32 @pthread_create(ptr %thread, ptr null, ptr @work, ptr null)
  %id = load i64, ptr %thread
  %joined = call i32 @pthread_join(i64 %id, ptr null)
  br label %done
done:
  ret i32 0
}
