; Only the amount of a shift of an integer can have a type of its own (the LLVM 2.x spelling).
define i32 @f(i32 %x, float %y) {
  %a = add i32 %x, i8 3 ; error: 20 E0101 the second operand of `add` always has the type of the first
  %b = shl i32 %x, float %y ; error: 20 E0101 the second operand of `shl`
  %c = shl i32 %x, i8 %z ; error: 23 E0114 use of undefined value `%z`
  ret i32 %x
}
