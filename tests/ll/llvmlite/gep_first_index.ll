; The first index steps over whole objects of the pointed-to type.
; run: @step(i64 0) == i64 1
; run: @step(i64 1) == i64 4
; run: @step(i64 2) == i64 7
; run: @field(i64 2, i64 1) == i64 8
; run: @back() == i64 1
; run: @large() == i64 9
; covers: 0-18

%t = type { i64, [2 x i64] }
@a = global [3 x %t] [
  %t { i64 1, [2 x i64] [ i64 2, i64 3 ] },
  %t { i64 4, [2 x i64] [ i64 5, i64 6 ] },
  %t { i64 7, [2 x i64] [ i64 8, i64 9 ] } ]

define i64 @step(i64 %i) {
  %b = getelementptr [3 x %t], [3 x %t]* @a, i32 0, i32 0
  %p = getelementptr %t, %t* %b, i64 %i, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @field(i64 %i, i64 %j) {
  %b = getelementptr [3 x %t], [3 x %t]* @a, i32 0, i32 0
  %k = sub i64 %j, 1
  %p = getelementptr %t, %t* %b, i64 %i, i32 1, i64 %k
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @back() {
  %b = getelementptr [3 x %t], [3 x %t]* @a, i32 0, i32 2
  %p = getelementptr %t, %t* %b, i64 -2, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @large() {
  %b = getelementptr [3 x %t], [3 x %t]* @a, i32 0, i32 0
  %c = getelementptr %t, %t* %b, i32 1
  %d = getelementptr %t, %t* %c, i32 1
  %p = getelementptr %t, %t* %d, i32 0, i32 1, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
