; The return of main ends the program, whatever the others do.
; exit: 6
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_join(i64, ptr)
define internal ptr @start(ptr %p) {
  store atomic i32 1, ptr %p release, align 4
  br label %loop
loop:
  br label %loop
}
define i32 @main() {
entry:
  %t = alloca i64
  %started = alloca i32
  store i32 0, ptr %started
  %r = call i32 @pthread_create(ptr %t, ptr null, ptr @start, ptr %started) ; trap(interp): none
  br label %wait
wait:
  %v = load atomic i32, ptr %started acquire, align 4
  %c = icmp eq i32 %v, 0
  br i1 %c, label %wait, label %out
out:
  ret i32 6
}
