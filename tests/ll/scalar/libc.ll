; Functions of the C library: memory, strings, conversion, sorting with a comparison of ours.
; run: @heap() == i32 42
; run: @length() == i64 5
; run: @copy() == i8 101
; run: @number() == i32 -123
; run: @sorted(i64 0) == i32 -5
; run: @sorted(i64 2) == i32 3
; run: @sorted(i64 5) == i32 99
; run: @set() == i8 7
; run: @absolute(i32 -4) == i32 4

@hello = constant [6 x i8] c"hello\00"
@digits = constant [5 x i8] c"-123\00"
@data = global [6 x i32] [ i32 99, i32 -5, i32 7, i32 3, i32 1, i32 50 ]

declare i8* @malloc(i64)
declare void @free(i8*)
declare i64 @strlen(i8*)
declare i8* @memcpy(i8*, i8*, i64)
declare i8* @memset(i8*, i32, i64)
declare i32 @atoi(i8*)
declare i32 @abs(i32)
declare void @qsort(i8*, i64, i64, i32 (i8*, i8*)*)

define i32 @heap() {
  %m = call i8* @malloc(i64 8)
  %p = bitcast i8* %m to i32*
  %q = getelementptr i32, i32* %p, i64 1
  store i32 40, i32* %p
  store i32 2, i32* %q
  %a = load i32, i32* %p
  %b = load i32, i32* %q
  call void @free(i8* %m)
  %r = add i32 %a, %b
  ret i32 %r
}
define i64 @length() {
  %s = getelementptr [6 x i8], [6 x i8]* @hello, i64 0, i64 0
  %n = call i64 @strlen(i8* %s)
  ret i64 %n
}
define i8 @copy() {
  %b = alloca [6 x i8]
  %p = getelementptr [6 x i8], [6 x i8]* %b, i64 0, i64 0
  %s = getelementptr [6 x i8], [6 x i8]* @hello, i64 0, i64 0
  %1 = call i8* @memcpy(i8* %p, i8* %s, i64 6)
  %q = getelementptr i8, i8* %1, i64 1
  %v = load i8, i8* %q
  ret i8 %v
}
define i32 @number() {
  %s = getelementptr [5 x i8], [5 x i8]* @digits, i64 0, i64 0
  %n = call i32 @atoi(i8* %s)
  ret i32 %n
}
define i32 @compare(i8* %a, i8* %b) {
  %p = bitcast i8* %a to i32*
  %q = bitcast i8* %b to i32*
  %x = load i32, i32* %p
  %y = load i32, i32* %q
  %lt = icmp slt i32 %x, %y
  %gt = icmp sgt i32 %x, %y
  %g = zext i1 %gt to i32
  %l = zext i1 %lt to i32
  %r = sub i32 %g, %l
  ret i32 %r
}
define i32 @sorted(i64 %i) {
  %a = bitcast [6 x i32]* @data to i8*
  call void @qsort(i8* %a, i64 6, i64 4, i32 (i8*, i8*)* @compare)
  %p = getelementptr [6 x i32], [6 x i32]* @data, i64 0, i64 %i
  %v = load i32, i32* %p
  ret i32 %v
}
define i8 @set() {
  %b = alloca [4 x i8]
  %p = getelementptr [4 x i8], [4 x i8]* %b, i64 0, i64 0
  %1 = call i8* @memset(i8* %p, i32 7, i64 4)
  %q = getelementptr [4 x i8], [4 x i8]* %b, i64 0, i64 3
  %v = load i8, i8* %q
  ret i8 %v
}
define i32 @absolute(i32 %x) {
  %r = call i32 @abs(i32 %x)
  ret i32 %r
}
