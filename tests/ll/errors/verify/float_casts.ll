define void @f(float %a, double %b, i64 %c) {
  %x = fptrunc float %a to double  ; error: 8 E0214 `fptrunc` cannot convert `float` to `double`
  %y = fpext double %b to float  ; error: 8 E0214 `fpext` cannot convert `double` to `float`
  %z = fptosi i64 %c to i32  ; error: 8 E0214 `fptosi` cannot convert `i64` to `i32`
  %w = uitofp i64 %c to i32  ; error: 8 E0214 `uitofp` cannot convert `i64` to `i32`
  ret void
}
