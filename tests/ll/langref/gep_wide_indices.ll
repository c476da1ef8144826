; Indices of more than 64 bits count by their low 64 ones.
; exit: 9
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@p = global ptr getelementptr (i32, ptr @a, i128 18446744073709551618)
@q = global <2 x ptr> getelementptr (i32, ptr @a, <2 x i128> <i128 1, i128 2>)
define <2 x ptr> @f(<2 x i128> %i) {
  %p = getelementptr i32, ptr @a, <2 x i128> %i
  ret <2 x ptr> %p
}
define i32 @main() {
  %p = load ptr, ptr @p
  %x = load i32, ptr %p
  %v = call <2 x ptr> @f(<2 x i128> <i128 1, i128 2>)
  %e = extractelement <2 x ptr> %v, i32 1
 %y = load i32, ptr %e
  %q = load <2 x ptr>, ptr @q
  %qe = extractelement <2 x ptr> %q, i32 1
  %z = load i32, ptr %qe
 %s = add i32 %x, %y
 %t = add i32 %s, %z
 ret i32 %t
}
