; Arrays of several dimensions, loose spacing, small elements, and a length of zero at the end of a struct.
; run: @dims(i64 1, i64 2, i64 3) == i16 23
; run: @dims(i64 0, i64 0, i64 1) == i16 1
; run: @bytes(i64 2) == i8 -3
; run: @tail(i64 3) == i32 40
; run: @size_40() == i64 160
; run: @size_12_10() == i64 480
; run: @size_2_3_4() == i64 48
; run: @size_empty() == i64 4
; covers: 1-33

@m = global [2 x [3 x [4 x i16]]] [
  [3 x [4 x i16]] [ [4 x i16] [ i16 0, i16 1, i16 2, i16 3 ], [4 x i16] [ i16 4, i16 5, i16 6, i16 7 ], [4 x i16] [ i16 8, i16 9, i16 10, i16 11 ] ],
  [3 x [4 x i16]] [ [4 x i16] [ i16 12, i16 13, i16 14, i16 15 ], [4 x i16] [ i16 16, i16 17, i16 18, i16 19 ], [4 x i16] [ i16 20, i16 21, i16 22, i16 23 ] ] ]
@b = global [4 x i8] [ i8 -1, i8 2, i8 -3, i8 4 ]
@pascal = global { i32, [4 x i32] } { i32 4, [4 x i32] [ i32 10, i32 20, i32 30, i32 40 ] }

define i16 @dims(i64 %i, i64 %j, i64 %k) {
  %p = getelementptr [2 x [3 x [4 x i16]]]* @m, i32 0, i64 %i, i64 %j, i64 %k
  %v = load i16* %p
  ret i16 %v
}
define i8 @bytes(i64 %i) {
  %p = getelementptr [4 x i8]* @b, i32 0, i64 %i
  %v = load i8* %p
  ret i8 %v
}
define i32 @tail(i64 %i) {
  %a = bitcast { i32, [4 x i32] }* @pascal to { i32, [0 x i32] }*
  %p = getelementptr { i32, [0 x i32] }* %a, i32 0, i32 1, i64 %i
  %v = load i32* %p
  ret i32 %v
}
define i64 @size_40() {
  %p = getelementptr [40 x i32]* null, i32 1
  %n = ptrtoint [40 x i32]* %p to i64
  ret i64 %n
}
define i64 @size_12_10() {
  %p = getelementptr [12 x [10 x float]]* null, i32 1
  %n = ptrtoint [12 x [10 x float]]* %p to i64
  ret i64 %n
}
define i64 @size_2_3_4() {
  %p = getelementptr [2 x [3 x [4 x i16]]]* null, i32 1
  %n = ptrtoint [2 x [3 x [4 x i16]]]* %p to i64
  ret i64 %n
}
define i64 @size_empty() {
  %p = getelementptr { i32, [0 x float] }* null, i32 1
  %n = ptrtoint { i32, [0 x float] }* %p to i64
  ret i64 %n
}
