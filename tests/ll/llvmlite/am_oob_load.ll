; OOBIndexDeref: the element after the last. Computing the pointer stops nothing, loading through it does.
; flags: --profile=llvmlite
; run: @compute() == i64 5
; covers: 0-26 0-28 0-19

@a = global [4 x i64] [ i64 1, i64 2, i64 3, i64 4 ]

define i64 @compute() {
  %p = getelementptr [4 x i64], [4 x i64]* @a, i32 0, i32 4
  ret i64 5
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [4 x i64], [4 x i64]* @a, i32 0, i32 4
  %v = load i64, i64* %p ; trap(interp): out of bounds ; trap(jit): none
  ret i64 %v
}
