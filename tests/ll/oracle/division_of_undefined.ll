; What is divided may be undefined or poison, as long as no value of it makes the division itself undefined.
; run: @known() == i32 1
; run: @others() == i32 1
; run: @wide_known() == i32 1
@minus = global i32 -1
@wide_minus = global i200 -1
; Its last bit is not that of the smallest number.
define i32 @known() {
  %y = load i32, ptr @minus
  %x = or i32 undef, 1
  %r = sdiv i32 %x, %y
  ret i32 1
}
define i32 @others() {
  %a = sdiv i32 poison, 7
  %b = urem i32 undef, -1
  ret i32 1
}
define i32 @wide_known() {
  %y = load i200, ptr @wide_minus
  %x = or i200 undef, 1
  %r = srem i200 %x, %y
  ret i32 1
}
