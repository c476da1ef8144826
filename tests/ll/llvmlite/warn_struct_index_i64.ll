; The document calls all operands 64-bit; LLVM wants a struct's index to be an i32.
; run: @f() == i64 2
; covers: 0-18

@s = global { i64, i64 } { i64 1, i64 2 }

define i64 @f() {
  %p = getelementptr { i64, i64 }, { i64, i64 }* @s, i64 0, i64 1 ; warn: 61 W0205 i32
  %v = load i64, i64* %p
  ret i64 %v
}
