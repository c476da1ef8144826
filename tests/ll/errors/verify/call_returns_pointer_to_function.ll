; A pointer to a function before the callee is its result type, or (old) its own type.
declare i64 (i64)* @pick(i64)
declare i32 @printf(i8*, ...)

define void @f(i8* %s) {
  %a = call i64 (i64)* @pick(i64 1)
  %b = call i64 %a(i64 2)
  %c = call i32 (i8*, ...)* @printf(i8* %s, i64 %b)
  %d = call i64 (i1)* @pick(i64 1)  ; warn: 13 W0203 the result of `@pick` has type `i64 (i64)*`, expected `i64 (i1)*`
  ret void
}
