; LLVM before version 15 refuses to access another type than the pointer's type says.
; flags: --strict
@words = global [2 x i32] [i32 1, i32 30]
@second = global i32* getelementptr (i32, [2 x i32]* @words, i64 1) ; error: 23 E0207 explicit pointee type `i32` doesn't match
define i32 @f(i64* %p) {
  store i32 5, i64* %p ; error: 16 E0207 stored value of type `i32` does not match pointer of type `i64*`
  %high = getelementptr i32, i64* %p, i64 1 ; error: 25 E0207 explicit pointee type `i32` doesn't match
  %l = load i32, i64* %p ; error: 13 E0207 explicit pointee type `i32` doesn't match
  %pair = cmpxchg i64* %p, i32 8, i32 9 seq_cst seq_cst ; error: 28 E0207 a value of type `i32` does not match
  ret i32 %l
}
