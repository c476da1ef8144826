; Arrays of structs of arrays, structs in structs, pointers to all of them.
; run: @read(i64 0, i64 0) == i64 1
; run: @read(i64 0, i64 1) == i64 2
; run: @read(i64 1, i64 0) == i64 11
; run: @read(i64 1, i64 2) == i64 13
; run: @inner(i64 0) == i64 -1
; run: @inner(i64 1) == i64 -2
; run: @flag(i64 0) == i1 true
; run: @flag(i64 1) == i1 false
; covers: 0-4 0-8 0-18

%inner = type { i1, i64 }
%outer = type { [3 x i64], %inner, i8* }

@data = global [2 x %outer] [
  %outer { [3 x i64] [ i64 1, i64 2, i64 3 ], %inner { i1 1, i64 -1 }, i8* null },
  %outer { [3 x i64] [ i64 11, i64 12, i64 13 ], %inner { i1 0, i64 -2 }, i8* null }
]

define i64 @read(i64 %i, i64 %j) {
  %p = getelementptr [2 x %outer], [2 x %outer]* @data, i32 0, i64 %i, i32 0, i64 %j
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @inner(i64 %i) {
  %p = getelementptr [2 x %outer], [2 x %outer]* @data, i32 0, i64 %i, i32 1, i32 1
  %v = load i64, i64* %p
  ret i64 %v
}
define i1 @flag(i64 %i) {
  %p = getelementptr [2 x %outer], [2 x %outer]* @data, i32 0, i64 %i, i32 1, i32 0
  %v = load i1, i1* %p
  ret i1 %v
}
