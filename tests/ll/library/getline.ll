; stdin: "first\na line that is longer than one hundred and twenty characters, so that the block in which it is read has to grow before all of it is there\n\n"
; exit: 0
; stdout: "6 120 first\n138 240 a line\n1 240 \n-1\n"
; The block that getline makes is one of the program's: it grows as the C library's does, and is freed.
@stdin = external global ptr
@line = constant [16 x i8] c"%ld %ld %.6s%s\00\00"
@nothing = constant [1 x i8] zeroinitializer
@newline = constant [2 x i8] c"\0A\00"
@last = constant [5 x i8] c"%ld\0A\00"
declare i64 @getline(ptr, ptr, ptr)
declare i32 @printf(ptr, ...)
declare void @free(ptr)
define void @one(ptr %block, ptr %size, ptr %end) {
  %f = load ptr, ptr @stdin
  %n = call i64 @getline(ptr %block, ptr %size, ptr %f)
  %b = load ptr, ptr %block
  %s = load i64, ptr %size
  %p = call i32 (ptr, ...) @printf(ptr @line, i64 %n, i64 %s, ptr %b, ptr %end)
  ret void
}
define i32 @main() {
  %block = alloca ptr
  %size = alloca i64
  store ptr null, ptr %block
  call void @one(ptr %block, ptr %size, ptr @nothing)
  call void @one(ptr %block, ptr %size, ptr @newline)
  call void @one(ptr %block, ptr %size, ptr @nothing)
  %f = load ptr, ptr @stdin
  %n = call i64 @getline(ptr %block, ptr %size, ptr %f)
  %p = call i32 (ptr, ...) @printf(ptr @last, i64 %n)
  %b = load ptr, ptr %block
  call void @free(ptr %b)
  ret i32 0
}
