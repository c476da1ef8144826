; run: @length() == i64 3
; run: @joined() == i64 7
; run: @compared() == i1 true
; run: @found() == i64 2
; run: @moved() == i8 97
declare i64 @strlen(ptr)
declare ptr @strcpy(ptr, ptr)
declare ptr @strcat(ptr, ptr)
declare i32 @strcmp(ptr, ptr)
declare i32 @strncmp(ptr, ptr, i64)
declare ptr @strchr(ptr, i32)
declare i32 @memcmp(ptr, ptr, i64)
declare ptr @memmove(ptr, ptr, i64)
declare ptr @memset(ptr, i32, i64)
@abc = private constant [4 x i8] c"abc\00"
@abd = private constant [5 x i8] c"abde\00"
define i64 @length() {
  %n = call i64 @strlen(ptr @abc)
  ret i64 %n
}
define i64 @joined() {
  %b = alloca [16 x i8]
  %1 = call ptr @strcpy(ptr %b, ptr @abc)
  %2 = call ptr @strcat(ptr %b, ptr @abd)
  %n = call i64 @strlen(ptr %b)
  ret i64 %n
}
define i1 @compared() {
  %a = call i32 @strcmp(ptr @abc, ptr @abd)
  %b = call i32 @strncmp(ptr @abc, ptr @abd, i64 2)
  %c = call i32 @memcmp(ptr @abd, ptr @abc, i64 3)
  %x = icmp slt i32 %a, 0
  %y = icmp eq i32 %b, 0
  %z = icmp sgt i32 %c, 0
  %s = and i1 %x, %y
  %r = and i1 %s, %z
  ret i1 %r
}
define i64 @found() {
  %p = call ptr @strchr(ptr @abc, i32 99)
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr @abc to i64
  %d = sub i64 %a, %b
  ret i64 %d
}
define i8 @moved() {
  %b = alloca [8 x i8]
  %1 = call ptr @memset(ptr %b, i32 122, i64 8)
  %2 = call ptr @strcpy(ptr %b, ptr @abc)
  %q = getelementptr i8, ptr %b, i64 1
  %3 = call ptr @memmove(ptr %q, ptr %b, i64 3)
  %v = load i8, ptr %q
  ret i8 %v
}
