; The LLVM 2.x reference writes the amount of a shift with a type of its own.
; run: @f(i32 7) == i32 56
; run: @g(i32 -1) == i32 1
; covers: 1-5

define i32 @f(i32 %X) {
  %result = shl i32 %X, i8 3
  ret i32 %result
}
define i32 @g(i32 %X) {
  %result = lshr i32 %X, i8 31
  ret i32 %result
}
