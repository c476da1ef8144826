; A mistake is reported in the file that makes it.
; link: places_part.ll
declare i32 @f()
define i32 @main() {
  ret i64 0 ; error: 7 E0205
}
