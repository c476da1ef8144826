; Instructions and spellings of LLVM 2.x and 3.x, which no LLVM of today reads, are errors under --strict, each at its first place.
; flags: --strict
define i64 @loads(i64* %p) {
  %a = load i64* %p ; error: 3 E0264 a `load` without the type
  %b = load i64* %p
  %c = getelementptr i64* %p, i64 1 ; error: 3 E0264 a `getelementptr` without its source type
  %d = volatile load i64, i64* %c ; error: 3 E0264 `volatile` before an instruction
  %e = load i64, i64* %c
  ret i64 %e
}
define void @memory(i8* %p) {
  %a = malloc i8 ; error: 3 E0264 the instruction `malloc`
  free i8* %p ; error: 3 E0264 the instruction `free`
  unwind ; error: 3 E0264 the instruction `unwind`
}
define { i32, i32 } @several({ i32, i32 } %x) {
  %a = getresult { i32, i32 } %x, 0 ; error: 3 E0264 the instruction `getresult`
  ret i32 %a, i32 2 ; error: 3 E0264 `ret` of several values
}
define <2 x i32> @lanes(<2 x i32> %x) {
  %a = vicmp eq <2 x i32> %x, %x ; error: 3 E0264 `vicmp` and `vfcmp`
  ret <2 x i32> %a
}
define double @numbers(double %x, <2 x float> %y) {
  %a = add double %x, %x ; error: 8 E0264 `add`, `sub` and `mul` of floating-point numbers
  %b = mul double %a, %x
  %c = sub <2 x float> %y, %y
  ret double %b
}
define i32 @shift(i32 %x, i8 %n) {
  %a = shl i32 %x, i8 %n ; error: 3 E0264 a shift by an amount of another type
  ret i32 %a
}
declare i32 @printf(i8*, ...)
define i32 @calls(i8* %s, i32* %p) {
  %a = call i32 (i8*, ...)* @printf(i8* %s) ; error: 13 E0264 a call with a pointer to the function's type
  %b = cmpxchg i32* %p, i32 0, i32 1 seq_cst ; error: 3 E0264 a `cmpxchg` with one ordering
  ret i32 %a
}
define void @passes({ i32 }* byval %a) { ; error: 30 E0264 this attribute without a type
  ret void
}
