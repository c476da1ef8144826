; Structures, arrays, strings and vectors of constants, in memory and in code.
; covers: 4-70
; run: @field(i32 1) == i32 17
; run: @target() == i32 99
; run: @text(i64 11) == i8 10
; run: @text(i64 12) == i8 0
; run: @text(i64 4) == i8 111
; run: @elements() == i32 127
; run: @value() == i32 74
; run: @lane() == i32 100
; run: @deep() == i8 98
@G = global i32 99
@s = constant { i32, float, ptr } { i32 4, float 17.0, ptr @G }
@a = constant [3 x i32] [ i32 42, i32 11, i32 74 ]
@t = constant [13 x i8] c"Hello World\0A\00"
@v = constant <4 x i32> < i32 42, i32 11, i32 74, i32 100 >
@d = constant [2 x { i8, [2 x [2 x i8]] }] [{ i8, [2 x [2 x i8]] } zeroinitializer, { i8, [2 x [2 x i8]] } { i8 1, [2 x [2 x i8]] [[2 x i8] undef, [2 x i8] c"ab"] }]
define i32 @field(i32 %n) {
  %p = getelementptr { i32, float, ptr }, ptr @s, i64 0, i32 1
  %f = load float, ptr %p
  %r = fptosi float %f to i32
  ret i32 %r
}
define i32 @target() {
  %p = load ptr, ptr getelementptr ({ i32, float, ptr }, ptr @s, i64 0, i32 2)
  %r = load i32, ptr %p
  ret i32 %r
}
define i8 @text(i64 %n) {
  %p = getelementptr [13 x i8], ptr @t, i64 0, i64 %n
  %r = load i8, ptr %p
  ret i8 %r
}
define i32 @elements() {
  %a = load i32, ptr @a
  %b = load i32, ptr getelementptr (i32, ptr @a, i64 1)
  %c = load i32, ptr getelementptr (i32, ptr @a, i64 2)
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
define i32 @value() {
  %r = extractvalue [3 x i32] [ i32 42, i32 11, i32 74 ], 2
  ret i32 %r
}
define i32 @lane() {
  %v = load <4 x i32>, ptr @v
  %r = extractelement <4 x i32> %v, i64 3
  ret i32 %r
}
define i8 @deep() {
  %p = getelementptr { i8, [2 x [2 x i8]] }, ptr @d, i64 1, i32 1, i64 1, i64 1
  %r = load i8, ptr %p
  ret i8 %r
}
