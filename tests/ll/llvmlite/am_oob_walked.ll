; Walking from element to element: the last step leaves the array.
; flags: --profile=llvmlite
; run: @second() == i64 2
; covers: 0-28

@a = global [2 x i64] [ i64 1, i64 2 ]

define i64 @second() {
  %p = getelementptr [2 x i64], [2 x i64]* @a, i32 0, i32 0
  %q = getelementptr i64, i64* %p, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [2 x i64], [2 x i64]* @a, i32 0, i32 0
  %q = getelementptr i64, i64* %p, i32 1
  %r = getelementptr i64, i64* %q, i32 1
  %v = load i64, i64* %r ; trap(interp): out of bounds ; trap(jit): none
  ret i64 %v
}
