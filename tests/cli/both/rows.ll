; Rows of structures: the pointers and the padding of each count.
@one = global i32 1
@two = global i32 2
@rows = global [3 x { i8, ptr, i16 }] [{ i8, ptr, i16 } { i8 1, ptr @one, i16 2 }, { i8, ptr, i16 } { i8 3, ptr @two, i16 4 }, { i8, ptr, i16 } { i8 5, ptr null, i16 6 }]
define i32 @main() {
  %p = getelementptr [3 x { i8, ptr, i16 }], ptr @rows, i32 0, i32 2, i32 1
  store ptr @one, ptr %p
  ret i32 0
}
