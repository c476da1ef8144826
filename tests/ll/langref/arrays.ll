; Arrays of any length, none too; and indices beyond the static end, as long as there is memory.
; covers: 4-60
; run: @element(i64 1, i64 2, i64 3) == i16 123
; run: @pascal() == float 3.5
; run: @walk(i64 5) == i32 6
; run: @none() == i64 4
; run: @large() == i64 160
@m = constant [2 x [3 x [4 x i16]]] [[3 x [4 x i16]] zeroinitializer, [3 x [4 x i16]] [[4 x i16] [i16 100, i16 101, i16 102, i16 103], [4 x i16] [i16 110, i16 111, i16 112, i16 113], [4 x i16] [i16 120, i16 121, i16 122, i16 123]]]
define i16 @element(i64 %i, i64 %j, i64 %k) {
  %p = getelementptr [2 x [3 x [4 x i16]]], ptr @m, i64 0, i64 %i, i64 %j, i64 %k
  %r = load i16, ptr %p
  ret i16 %r
}
; The length, and as many numbers behind it.
@list = global { i32, [3 x float] } { i32 3, [3 x float] [float 1.5, float 2.5, float 3.5] }
define float @pascal() {
  %n = load i32, ptr @list
  %last = sub i32 %n, 1
  %p = getelementptr { i32, [0 x float] }, ptr @list, i64 0, i32 1, i32 %last
  %r = load float, ptr %p
  ret float %r
}
@rows = constant [2 x [3 x i32]] [[3 x i32] [i32 1, i32 2, i32 3], [3 x i32] [i32 4, i32 5, i32 6]]
define i32 @walk(i64 %i) {
  %p = getelementptr [3 x i32], ptr @rows, i64 0, i64 %i
  %r = load i32, ptr %p
  ret i32 %r
}
define i64 @none() {
  %r = ptrtoint ptr getelementptr ({ i32, [0 x float] }, ptr null, i64 1) to i64
  ret i64 %r
}
define i64 @large() {
  %p = alloca [40 x i32]
  %q = getelementptr [40 x i32], ptr %p, i64 1
  %a = ptrtoint ptr %p to i64
  %b = ptrtoint ptr %q to i64
  %r = sub i64 %b, %a
  ret i64 %r
}
