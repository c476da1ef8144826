; A call without the type of its result: the next line is another statement.
declare i32 @puts(ptr)
define i32 @f() {
  call puts(ptr null) ; error: 8 E0101 missing return type and `@` before `puts`
  call i32 @puts(ptr null)
  %r = tail call puts(ptr null) ; error: 18 E0101 missing return type and `@` before `puts`
  ret i32 %r
}
define i32 @g() {
  call puts(ptr null) ; error: 8 E0101 missing return type and `@` before `puts`
  ret i32 0
}
