define void @f(i32 %a) {
  %x = trunc i32 %a to i64  ; error: 8 E0214 `trunc` cannot convert `i32` to `i64`
  %y = zext i32 %a to i8  ; error: 8 E0214 `zext` cannot convert `i32` to `i8`
  %z = sext i32 %a to i32  ; error: 8 E0214 `sext` cannot convert `i32` to `i32`
  ret void
}
