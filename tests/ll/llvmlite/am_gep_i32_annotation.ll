; The document writes i32 before indices that are i64 values.
; flags: --profile=llvmlite
; run: @f(i64 0) == i64 1
; run: @f(i64 2) == i64 3
; covers: 0-35 0-18

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]

define i64 @f(i64 %i) {
  %p = getelementptr [3 x i64]* @a, i32 0, i32 %i
  %v = load i64* %p
  ret i64 %v
}
