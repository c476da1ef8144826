; bitcast goes from pointer to pointer.
; flags: --profile=llvmlite
; covers: 0-20

define i64 @f(i64* %p, i64 %n) {
  %a = bitcast i64 %n to i64* ; error: 8 E0214 `i64` to `i64*`
  %b = bitcast i64* %p to i64 ; error: 8 E0214 `i64*` to `i64`
  ret i64 0
}
