; A terminator ends a block; the next one may go without a label and still take a number.
; run: @f(i1 true) == i32 1
; run: @f(i1 false) == i32 2

define i32 @f(i1 %c) {
  br i1 %c, label %1, label %2
  ret i32 1
  ret i32 2
}
