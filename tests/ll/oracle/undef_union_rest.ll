; What is left over of a union in static memory is not undefined.
; run: @rest() == i8 0
@union = global { i8, [3 x i8] } { i8 5, [3 x i8] undef }
define i8 @rest() {
  %p = getelementptr i8, ptr @union, i64 2
  %x = load i8, ptr %p
  ret i8 %x
}
