define <4 x i32> @v(<4 x i32> %x) { ; error@1: 18 E0601 a value of type <4 x i32>
  %y = add <4 x i32> %x, %x ; error: 3 E0601 a value of type <4 x i32>
  ret <4 x i32> %y ; error: 3 E0601 a value of type <4 x i32>
}
; error@1: 31 E0601 a value of type <4 x i32>
define i32 @main() {
  %r = call <4 x i32> @v(<4 x i32> zeroinitializer) ; error: 3 E0601 a value of type <4 x i32>
  ret i32 0
}
