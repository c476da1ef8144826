; An element that the vector does not have.
@index = global i32 4
define i32 @main() {
  %i = load i32, ptr @index
  %x = extractelement <4 x i32> <i32 1, i32 2, i32 3, i32 4>, i32 %i
  ret i32 %x ; trap(interp): poison value ; trap(jit): none
}
