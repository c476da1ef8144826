; On systems where C's names have an underscore in front, `\01_abs` is C's `abs`, and so is `abs`.
; covers: 4-10
; run: @f(i32 -7) == i32 14
target datalayout = "e-m:o-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-n8:16:32:64-S128"
declare i32 @abs(i32)
declare i32 @"\01_labs"(i32)
define i32 @f(i32 %n) {
  %x = call i32 @abs(i32 %n)
  %y = call i32 @"\01_labs"(i32 %x)
  %z = add i32 %x, %y
  ret i32 %z
}
