define void @f(i64* %p, i64 %n, i32 %m, { i32 } %s) {
  %x = bitcast i64* %p to i64  ; error: 8 E0214 `bitcast` cannot convert `i64*` to `i64`
  %y = bitcast i64 %n to i64*  ; error: 8 E0214 `bitcast` cannot convert `i64` to `i64*`
  %z = bitcast i64 %n to i32  ; error: 8 E0214 `bitcast` cannot convert `i64` to `i32`
  %w = bitcast i32 %m to float*  ; error: 8 E0214 `bitcast` cannot convert `i32` to `float*`
  %v = bitcast { i32 } %s to i32  ; error: 8 E0214 `bitcast` cannot convert `{ i32 }` to `i32`
  ret void
}
