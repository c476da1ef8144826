; clone makes processes: a copy, and one whose parent waits and sees what it wrote. With CLONE_VM alone it would make a thread
; that the C library does not know.
; stdout: "copy 900 0\nshared 900 5\nnull b\n"
declare i32 @clone(ptr, ptr, i32, ptr, ...)
declare i32 @waitpid(i32, ptr, i32)
declare i32 @printf(ptr, ...)
@format = constant [12 x i8] c"copy %x %d\0A\00"
@shared = constant [14 x i8] c"shared %x %d\0A\00"
@null = constant [9 x i8] c"null %x\0A\00"
@word = global i32 0
@stack = global [65536 x i8] zeroinitializer, align 16

define internal i32 @writes(ptr %p) {
  store i32 5, ptr %p
  ret i32 9
}

define internal i32 @faults(ptr %p) {
  store volatile i32 5, ptr null
  ret i32 9
}

define internal i32 @status(i32 %pid) {
  %s = alloca i32
  %w = call i32 @waitpid(i32 %pid, ptr %s, i32 0)
  %v = load i32, ptr %s
  %no_core = and i32 %v, 65407
  ret i32 %no_core
}

define i32 @main() {
  %top = getelementptr i8, ptr @stack, i64 65536
  %p1 = call i32 (ptr, ptr, i32, ptr, ...) @clone(ptr @writes, ptr %top, i32 17, ptr @word) ; trap(interp): none
  %s1 = call i32 @status(i32 %p1)
  %w1 = load volatile i32, ptr @word
  %f1 = call i32 (ptr, ...) @printf(ptr @format, i32 %s1, i32 %w1)
  ; CLONE_VM | CLONE_VFORK | SIGCHLD
  %p2 = call i32 (ptr, ptr, i32, ptr, ...) @clone(ptr @writes, ptr %top, i32 16657, ptr @word)
  %s2 = call i32 @status(i32 %p2)
  %w2 = load volatile i32, ptr @word
  %f2 = call i32 (ptr, ...) @printf(ptr @shared, i32 %s2, i32 %w2)
  %p3 = call i32 (ptr, ptr, i32, ptr, ...) @clone(ptr @faults, ptr %top, i32 16657, ptr @word)
  %s3 = call i32 @status(i32 %p3)
  %f3 = call i32 (ptr, ...) @printf(ptr @null, i32 %s3)
  ret i32 0
}
