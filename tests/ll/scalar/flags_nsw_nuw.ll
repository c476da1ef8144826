; nsw, nuw and exact promise something; where the promise holds they change nothing.
; run: @f(i32 5, i32 3) == i32 16
; run: @shifts(i32 12) == i32 9
; run: @div(i32 12) == i32 -3
; covers: 1-56

define i32 @f(i32 %a, i32 %b) {
  %s = add nsw i32 %a, %b
  %t = sub nuw i32 %a, %b
  %u = mul nuw nsw i32 %s, %t
  ret i32 %u
}
define i32 @shifts(i32 %a) {
  %s = shl nuw nsw i32 %a, 1
  %t = lshr exact i32 %s, 3
  %u = ashr exact i32 %s, 2
  %v = add nuw i32 %t, %u
  ret i32 %v
}
define i32 @div(i32 %a) {
  %s = sdiv exact i32 %a, -2
  %t = udiv exact i32 %a, 4
  %u = add nsw i32 %s, %t
  ret i32 %u
}
