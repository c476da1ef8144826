; Little-endian bytes of wider values; a narrow store changes only its own bytes.
; run: @byte(i64 0) == i8 -17
; run: @byte(i64 7) == i8 1
; run: @half(i64 1) == i16 -30293
; run: @word(i64 1) == i32 19088743
; run: @patch8() == i64 81985529216486911
; run: @patch16() == i64 81985529216403883
; run: @patch32() == i64 81985524921519616

@v = global i64 81985529216486895

define i8 @byte(i64 %i) {
  %p = bitcast i64* @v to i8*
  %q = getelementptr i8, i8* %p, i64 %i
  %r = load i8, i8* %q
  ret i8 %r
}
define i16 @half(i64 %i) {
  %p = bitcast i64* @v to i16*
  %q = getelementptr i16, i16* %p, i64 %i
  %r = load i16, i16* %q
  ret i16 %r
}
define i32 @word(i64 %i) {
  %p = bitcast i64* @v to i32*
  %q = getelementptr i32, i32* %p, i64 %i
  %r = load i32, i32* %q
  ret i32 %r
}
define i64 @patch8() {
  %s = alloca i64
  store i64 81985529216486895, i64* %s
  %p = bitcast i64* %s to i8*
  store i8 -1, i8* %p
  %r = load i64, i64* %s
  ret i64 %r
}
define i64 @patch16() {
  %s = alloca i64
  store i64 81985529216486895, i64* %s
  %p = bitcast i64* %s to i16*
  store i16 0, i16* %p
  %q = getelementptr i16, i16* %p, i64 1
  %o = load i16, i16* %q
  %r0 = load i64, i64* %s
  %x = sext i16 %o to i64
  %r = add i64 %r0, %x
  ret i64 %r
}
define i64 @patch32() {
  %s = alloca i64
  store i64 81985529216486895, i64* %s
  %p = bitcast i64* %s to i32*
  store i32 -1985229312, i32* %p
  %q = getelementptr i32, i32* %p, i64 1
  store i32 19088742, i32* %q
  %r = load i64, i64* %s
  ret i64 %r
}
