; A symbol that starts with \01 is what follows.
; covers: 4-10
; run: @f(i32 -7) == i32 7
; run: @own() == i32 5
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
declare i32 @"\01abs"(i32)
define i32 @f(i32 %x) {
  %r = call i32 @"\01abs"(i32 %x)
  ret i32 %r
}
define private i32 @"\01.Lfive"() {
  ret i32 5
}
define i32 @own() {
  %r = call i32 @"\01.Lfive"()
  ret i32 %r
}
