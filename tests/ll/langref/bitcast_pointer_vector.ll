; A pointer and a vector of one pointer are the same bits.
; exit: 19
@a = global i32 7
@b = global i32 5
@v = global <1 x ptr> bitcast (ptr @b to <1 x ptr>)
define ptr @f(<1 x ptr> %v) {
  %p = bitcast <1 x ptr> %v to ptr
  ret ptr %p
}
define <1 x ptr> @g(ptr %v) {
  %p = bitcast ptr %v to <1 x ptr>
  ret <1 x ptr> %p
}
define i32 @main() {
  %v = call <1 x ptr> @g(ptr @a)
  %p = call ptr @f(<1 x ptr> %v)
  %r = load i32, ptr %p
  %w = load <1 x ptr>, ptr @v
  %q = bitcast <1 x ptr> %w to ptr
  %s = load i32, ptr %q
  %t = load i32, ptr bitcast (<1 x ptr> <ptr @a> to ptr)
  %x = add i32 %r, %s
  %y = add i32 %x, %t
  ret i32 %y
}
