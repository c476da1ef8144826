; Integers above 128 bits in memory: aligned as the largest integer that is listed; a store writes no more bytes than they
; have, with zeros above the width; initial values.
; covers: 4-14 4-46
; run: @offset() == i64 16
; run: @size() == i64 48
; run: @step() == i64 32
; run: @top_byte() == i8 1
; run: @untouched() == i8 85
; run: @in_struct() == i200 -2
; run: @in_array() == i256 340282366920938463463374607431768211456
; run: @in_vector(i32 1) == i129 -340282366920938463463374607431768211456
; run: @address() == i1 true
; run: @joined() == i256 6277101735386680763835789423207666416102355444464034512900
; run: @taken_apart(i32 2) == i64 3
; run: @numbers(i192 85070591730234615865843651857942052864) == double 0.0
; run: @indexed(i200 2) == i8 12
; run: @packed() == i201 -3
@s = global { i8, i200, i8 } { i8 1, i200 -2, i8 3 }
@a = global [2 x i256] [i256 7, i256 340282366920938463463374607431768211456]
@v = global <2 x i129> <i129 1, i129 -340282366920938463463374607431768211456>
@w = global <{ i8, <3 x i201>, i8 }> <{ i8 -1, <3 x i201> <i201 1, i201 -2, i201 -3>, i8 -1 }>
@p = global i256 ptrtoint (ptr @p to i256)
@q = global i200 add (i200 ptrtoint (ptr @p to i200), i200 1)
@bytes = global [4 x i8] c"\0A\0B\0C\0D"
define i64 @offset() {
  ret i64 ptrtoint (ptr getelementptr ({ i8, i256 }, ptr null, i64 0, i32 1) to i64)
}
define i64 @size() {
  ret i64 ptrtoint (ptr getelementptr ({ i8, i256 }, ptr null, i64 1) to i64)
}
define i64 @step() {
  ret i64 ptrtoint (ptr getelementptr (i129, ptr null, i64 1) to i64)
}
define i8 @top_byte() {
  %p = alloca [24 x i8]
  store i64 -1, ptr %p
  %t = getelementptr i8, ptr %p, i64 16
  store i64 6148914691236517205, ptr %t
  store i129 -1, ptr %p, align 1
  %r = load i8, ptr %t
  ret i8 %r
}
define i8 @untouched() {
  %p = alloca [24 x i8]
  %t = getelementptr i8, ptr %p, i64 16
  store i64 6148914691236517205, ptr %t
  store i129 -1, ptr %p, align 1
  %u = getelementptr i8, ptr %p, i64 17
  %r = load i8, ptr %u
  ret i8 %r
}
define i200 @in_struct() {
  %x = load { i8, i200, i8 }, ptr @s
  %r = extractvalue { i8, i200, i8 } %x, 1
  ret i200 %r
}
define i256 @in_array() {
  %p = getelementptr [2 x i256], ptr @a, i64 0, i64 1
  %r = load i256, ptr %p
  ret i256 %r
}
define i129 @in_vector(i32 %n) {
  %x = load <2 x i129>, ptr @v
  %r = extractelement <2 x i129> %x, i32 %n
  ret i129 %r
}
define i1 @address() {
  %x = load i256, ptr @p
  %y = ptrtoint ptr @p to i256
  %a = icmp eq i256 %x, %y
  %q = inttoptr i256 %x to ptr
  %b = icmp eq ptr %q, @p
  %z = load i200, ptr @q
  %w = sub i200 %z, 1
  %v = inttoptr i200 %w to ptr
  %c = icmp eq ptr %v, @p
  %d = and i1 %a, %b
  %e = and i1 %c, %d
  ret i1 %e
}
; 4 + 2^192, the words being 4, 0, 0 and 1.
define i256 @joined() {
  %r = bitcast <4 x i64> <i64 4, i64 0, i64 0, i64 1> to i256
  ret i256 %r
}
define i64 @taken_apart(i32 %n) {
  %x = bitcast i256 18831305206160042291507368269622999248307066333392103538688 to <4 x i64>
  %y = add <4 x i64> %x, <i64 0, i64 1, i64 3, i64 0>
  %r = extractelement <4 x i64> %y, i32 %n
  ret i64 %r
}
; The second word is 2^62, which is the double 2.0.
define double @numbers(i192 %n) {
  %x = bitcast i192 %n to <3 x double>
  %a = extractelement <3 x double> %x, i32 0
  %b = extractelement <3 x double> %x, i32 1
  %c = fsub double %b, 2.0
  %r = fadd double %a, %c
  ret double %r
}
define i8 @indexed(i200 %n) {
  %p = getelementptr [4 x i8], ptr @bytes, i200 0, i200 %n
  %r = load i8, ptr %p
  ret i8 %r
}
define i201 @packed() {
  %p = getelementptr i8, ptr @w, i64 1
  %x = load <3 x i201>, ptr %p, align 1
  %y = extractelement <3 x i201> %x, i32 1
  %z = extractelement <3 x i201> %x, i32 0
  %s = sub i201 %y, %z
  ret i201 %s
}
