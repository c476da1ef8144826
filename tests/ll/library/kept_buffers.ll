; exit: 0
; stdout: "aab\n"
; A stream writes to the buffer that it was given: what is read there later is defined, although its lifetime began anew
; for the program's compiler in between.
@stdout = external global ptr
declare i32 @setvbuf(ptr, ptr, i32, i64)
declare i32 @putchar(i32)
@buffer = global [64 x i8] undef
define i32 @main() {
  %f = load ptr, ptr @stdout
  %s = call i32 @setvbuf(ptr %f, ptr @buffer, i32 0, i64 64)
  %1 = call i32 @putchar(i32 97)
  store i8 undef, ptr @buffer
  store i8 97, ptr @buffer
  %second = getelementptr i8, ptr @buffer, i64 1
  store i8 poison, ptr %second
  %2 = call i32 @putchar(i32 97)
  %v = load i8, ptr %second
  %c = icmp eq i8 %v, 97
  br i1 %c, label %yes, label %no
yes:
  %3 = call i32 @putchar(i32 98)
  %4 = call i32 @putchar(i32 10)
  ret i32 0
no:
  ret i32 1
}
