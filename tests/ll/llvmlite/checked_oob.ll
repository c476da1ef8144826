; Without the profile the interpreter guards memory by its bytes: beyond the object it stops.
; covers: 0-26

@a = global [4 x i64] [ i64 1, i64 2, i64 3, i64 4 ]

define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [4 x i64], [4 x i64]* @a, i32 0, i64 %argc
  %q = getelementptr i64, i64* %p, i64 3
  %v = load i64, i64* %q ; trap(interp): out of bounds ; trap(jit): none
  ret i64 %v
}
