; The module says how its data is laid out.
; covers: 1-29
; run: @offset() == i64 8
target datalayout = "e-m:e-i64:64-f80:128-n8:16:32:64-S128"
define i64 @offset() {
  %p = getelementptr { i8, i64 }* null, i32 0, i32 1
  %n = ptrtoint i64* %p to i64
  ret i64 %n
}
