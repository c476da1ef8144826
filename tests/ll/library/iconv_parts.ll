; exit: 0
; iconv moves two pointers: what it wrote is from where the second was to where it is.
; stdout: "2 left 1\n"
@utf8 = constant [6 x i8] c"UTF-8\00"
@latin = constant [7 x i8] c"LATIN1\00"
@text = constant [3 x i8] c"\C3\A4b"
@f = constant [12 x i8] c"%d left %d\0A\00"
declare ptr @iconv_open(ptr, ptr)
declare i64 @iconv(ptr, ptr, ptr, ptr, ptr)
declare i32 @iconv_close(ptr)
declare i32 @printf(ptr, ...)
define i32 @main() {
  %out = alloca [3 x i8]
  %from = alloca ptr
  %to = alloca ptr
  %n = alloca i64
  %m = alloca i64
  store ptr @text, ptr %from
  store ptr %out, ptr %to
  store i64 3, ptr %n
  store i64 3, ptr %m
  %cd = call ptr @iconv_open(ptr @latin, ptr @utf8)
  %r = call i64 @iconv(ptr %cd, ptr %from, ptr %n, ptr %to, ptr %m)
  %c = call i32 @iconv_close(ptr %cd)
  %end = load ptr, ptr %to
  %left = load i64, ptr %m
  %b = getelementptr i8, ptr %end, i64 -1
  %last = load i8, ptr %b
  %is = icmp eq i8 %last, 98
  %two = select i1 %is, i32 2, i32 0
  %p = call i32 (ptr, ...) @printf(ptr @f, i32 %two, i64 %left)
  ret i32 0
}
