; Operations wrap around, and addresses leave their objects.
; passes: wrapping
; run: @sum(i32 1, i32 2) == i32 3
; run: @half(i32 8) == i32 4
; run: @second() == i32 7

@table = global [2 x i32] [i32 5, i32 7]

define i32 @sum(i32 %a, i32 %b) {
  %n = add nuw nsw i32 %a, %b
  ret i32 %n
}

; Other flags stay.
define i32 @half(i32 %n) {
  %r = lshr exact i32 %n, 1
  ret i32 %r
}

define i32 @second() {
  %at = getelementptr inbounds [2 x i32], ptr @table, i64 0, i64 1
  %wide = load i32, ptr %at
  %byte = trunc nuw i32 %wide to i8
  %n = zext nneg i8 %byte to i32
  ret i32 %n
}
