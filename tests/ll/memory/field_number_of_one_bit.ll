; Fields are counted without a sign, whatever the width of the number (LLVM itself wants an i32).
; run: @f() == i64 9
; run: @g() == i8 7
%T = type { i32, i64 }
%Many = type { [2 x i8], i8, i8, i8, i8, i8, i8, i8, i8 }
@t = global %T { i32 5, i64 9 }
@second = global i64* getelementptr (%T, %T* @t, i32 0, i1 1) ; warn: 60 W0205
define i64 @f() {
  %p = getelementptr %T, %T* @t, i32 0, i1 1 ; warn: 41 W0205
  %q = load i64*, i64** @second
  store i64 9, i64* %p
  %v = load i64, i64* %q
  ret i64 %v
}
@many = global %Many { [2 x i8] zeroinitializer, i8 0, i8 1, i8 2, i8 3, i8 4, i8 5, i8 6, i8 7 }
define i8 @g() {
  %p = getelementptr %Many, %Many* @many, i64 0, i4 -8 ; warn: 50 W0205
  %v = load i8, i8* %p
  ret i8 %v
}
