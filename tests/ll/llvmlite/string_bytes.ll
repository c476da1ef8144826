; Every byte of a string literal, the terminator included, is in memory (read as bytes, which is beyond the document).
; run: @byte(i64 0) == i8 104
; run: @byte(i64 1) == i8 10
; run: @byte(i64 2) == i8 -1
; run: @byte(i64 3) == i8 0
; run: @byte(i64 4) == i8 105
; run: @byte(i64 5) == i8 0
; covers: 0-10

@s = global [6 x i8] c"h\0A\FF\00i\00"

define i8 @byte(i64 %i) {
  %p = getelementptr [6 x i8], [6 x i8]* @s, i32 0, i64 %i
  %v = load i8, i8* %p
  ret i8 %v
}
