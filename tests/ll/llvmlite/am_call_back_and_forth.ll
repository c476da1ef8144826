; A function pointer cast away and back identifies its function again.
; flags: --profile=llvmlite
; run: @f(i64 4) == i64 5
; covers: 0-31 0-20

define i64 @succ(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @f(i64 %x) {
  %a = bitcast i64 (i64)* @succ to void (i64*, i64)*
  %b = bitcast void (i64*, i64)* %a to i8*
  %c = bitcast i8* %b to i64 (i64)*
  %r = call i64 %c(i64 %x)
  ret i64 %r
}
