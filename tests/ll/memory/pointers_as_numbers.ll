; A front end without pointer types: addresses are numbers, to the C library's functions too.
declare i64 @malloc(i64)
declare i64 @realloc(i64, i64)
declare void @free(i64)
declare i64 @strcpy(i64, i64)
declare i64 @strlen(i64)
declare ptr @calloc(ptr, i64)
@text = private constant [6 x i8] c"eight\00"

; run: @grown() == i64 82
define i64 @grown() {
  %p = call i64 @malloc(i64 8)
  %at = inttoptr i64 %p to ptr
  store i64 77, ptr %at
  %q = call i64 @realloc(i64 %p, i64 32)
  %again = inttoptr i64 %q to ptr
  %v = load i64, ptr %again
  %to = add i64 %q, 8
  %from = ptrtoint ptr @text to i64
  %copied = call i64 @strcpy(i64 %to, i64 %from)
  %length = call i64 @strlen(i64 %copied)
  call void @free(i64 %q)
  %sum = add i64 %v, %length
  ret i64 %sum
}

; run: @zeroed() == i8 0
define i8 @zeroed() {
  %p = call ptr @calloc(ptr inttoptr (i64 1 to ptr), i64 8)
  %q = getelementptr i8, ptr %p, i64 7
  %v = load i8, ptr %q
  %number = ptrtoint ptr %p to i64
  call void @free(i64 %number)
  ret i8 %v
}

declare i32 @snprintf(i64, i64, i64, ...)
declare i64 @memccpy(i64, i64, i32, i64)
@format = private constant [6 x i8] c"%s-%d\00"

; What the host writes is there.
; run: @printed() == i8 45
define i8 @printed() {
  %p = call i64 @malloc(i64 16)
  %format = ptrtoint ptr @format to i64
  %text = ptrtoint ptr @text to i64
  %n = call i32 (i64, i64, i64, ...) @snprintf(i64 %p, i64 16, i64 %format, i64 %text, i32 7)
  %at = inttoptr i64 %p to ptr
  %dash = getelementptr i8, ptr %at, i64 5
  %v = load i8, ptr %dash
  call void @free(i64 %p)
  ret i8 %v
}

; run: @copied() == i8 105
define i8 @copied() {
  %p = call i64 @malloc(i64 4)
  %text = ptrtoint ptr @text to i64
  %end = call i64 @memccpy(i64 %p, i64 %text, i32 103, i64 4)
  %last = sub i64 %end, 2
  %at = inttoptr i64 %last to ptr
  %v = load i8, ptr %at
  call void @free(i64 %p)
  ret i8 %v
}
