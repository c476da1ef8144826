; Constant expressions as initializers and operands.
; run: @element() == i64 3
; run: @distance() == i64 16
; run: @via_int() == i64 2
; run: @operand() == i64 3
; run: @cast_operand() == i64 1
; run: @sum() == i64 5
; run: @nested() == i16 515

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]
@p = global i64* getelementptr ([3 x i64], [3 x i64]* @a, i64 0, i64 2)
@q = global i64 ptrtoint (i64* getelementptr ([3 x i64], [3 x i64]* @a, i64 0, i64 1) to i64)
@s = global { i8, [4 x i8] } { i8 1, [4 x i8] c"\02\03\02\04" }
@w = global i16* bitcast (i8* getelementptr ({ i8, [4 x i8] }, { i8, [4 x i8] }* @s, i32 0, i32 1, i64 1) to i16*)

define i64 @element() {
  %p = load i64*, i64** @p
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @distance() {
  %a = ptrtoint i64* getelementptr ([3 x i64], [3 x i64]* @a, i64 0, i64 2) to i64
  %b = ptrtoint [3 x i64]* @a to i64
  %d = sub i64 %a, %b
  ret i64 %d
}
define i64 @via_int() {
  %q = load i64, i64* @q
  %p = inttoptr i64 %q to i64*
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @operand() {
  %v = load i64, i64* getelementptr inbounds ([3 x i64], [3 x i64]* @a, i64 0, i64 2)
  ret i64 %v
}
define i64 @cast_operand() {
  %v = load i64, i64* bitcast ([3 x i64]* @a to i64*)
  ret i64 %v
}
define i64 @sum() {
  %p = load i64, i64* inttoptr (i64 add (i64 ptrtoint ([3 x i64]* @a to i64), i64 8) to i64*)
  %r = add i64 %p, 3
  ret i64 %r
}
define i16 @nested() {
  %p = load i16*, i16** @w
  %v = load i16, i16* %p, align 1
  ret i16 %v
}
