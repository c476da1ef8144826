; A path beyond the length of an array is well-formed; the struct index is what is wrong.
define void @f([4 x { i64 }]* %p) {
  %x = getelementptr [4 x { i64 }], [4 x { i64 }]* %p, i32 0, i32 9
  %y = getelementptr [4 x { i64 }], [4 x { i64 }]* %p, i32 0, i32 9, i32 9  ; error: 74 E0208 `{ i64 }` has only 1 field
  ret void
}
