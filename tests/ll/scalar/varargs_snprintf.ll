; Output into a buffer of our own, then its bytes.
; run: @fill() == i32 5
; run: @byte(i64 0) == i8 45
; run: @byte(i64 1) == i8 49
; run: @byte(i64 4) == i8 33
; run: @byte(i64 5) == i8 0

@buf = global [16 x i8] zeroinitializer
@f = constant [6 x i8] c"%d%s!\00"
@s = constant [3 x i8] c"ab\00"

declare i32 @snprintf(i8*, i64, i8*, ...)

define i32 @fill() {
  %b = getelementptr [16 x i8], [16 x i8]* @buf, i64 0, i64 0
  %f = getelementptr [6 x i8], [6 x i8]* @f, i64 0, i64 0
  %s = getelementptr [3 x i8], [3 x i8]* @s, i64 0, i64 0
  %n = call i32 (i8*, i64, i8*, ...) @snprintf(i8* %b, i64 16, i8* %f, i32 -1, i8* %s)
  ret i32 %n
}
define i8 @byte(i64 %i) {
  %n = call i32 @fill()
  %p = getelementptr [16 x i8], [16 x i8]* @buf, i64 0, i64 %i
  %v = load i8, i8* %p
  ret i8 %v
}
