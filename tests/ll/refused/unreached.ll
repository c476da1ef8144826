; What nobody calls does no harm: neither an unsupported type nor a missing symbol.
; exit: 3
define <4 x i32> @vectors(<4 x i32> %v) {
  %r = add <4 x i32> %v, %v
  ret <4 x i32> %r
}
declare void @nobody_has_this_function()
define void @missing() {
  call void @nobody_has_this_function()
  ret void
}
define i32 @main() {
  ret i32 3
}
