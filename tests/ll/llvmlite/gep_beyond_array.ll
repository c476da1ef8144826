; An index beyond the length written in the type is well-formed: the length only helps to lay data out. Never executed here.
; run: @f(i1 false) == i64 0
; covers: 0-19

@a = global [4 x i64] [ i64 1, i64 2, i64 3, i64 4 ]

define i64 @f(i1 %go) {
  br i1 %go, label %yes, label %no
yes:
  %p = getelementptr [4 x i64], [4 x i64]* @a, i32 0, i32 9
  %v = load i64, i64* %p
  ret i64 %v
no:
  ret i64 0
}
