; Symbols of a loaded library come before those of the C library and of the courses' runtime; `exit` ends the run.
; load: load.c
; exit: 7

@answer = external global i32

declare i64 @twice(i64)
declare i64 @apply(ptr, i64)
declare i64 @strlen(ptr)
declare i64 @ll_ltoa(i64)
declare void @fill(ptr, i64)
declare void @exit(i32)
declare i64 @labs(i64)

define i64 @triple(i64 %n) {
  %r = mul i64 %n, 3
  ret i64 %r
}

; run: @sum() == i64 14
define i64 @sum() {
  %a = alloca [4 x i64]
  call void @fill(ptr %a, i64 4)
  %p1 = getelementptr i64, ptr %a, i64 1
  %p2 = getelementptr i64, ptr %a, i64 2
  %p3 = getelementptr i64, ptr %a, i64 3
  %v1 = load i64, ptr %p1
  %v2 = load i64, ptr %p2
  %v3 = load i64, ptr %p3
  %s = add i64 %v1, %v2
  %r = add i64 %s, %v3
  ret i64 %r
}

; run: @test() == i64 1162
define i64 @test() {
  %a = call i64 @twice(i64 10)
  %b = call i64 @apply(ptr @triple, i64 30)
  %c = call i64 @strlen(ptr null)
  %d = load i32, ptr @answer
  %d64 = zext i32 %d to i64
  %e = call i64 @ll_ltoa(i64 0)
  %f = call i64 @labs(i64 -2)
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d64
  %4 = add i64 %3, %e
  %5 = add i64 %4, %f
  ret i64 %5
}

define i32 @main() {
  call void @exit(i32 7)
  unreachable
}
