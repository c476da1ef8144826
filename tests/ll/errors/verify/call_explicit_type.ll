declare i32 @printf(i8*, ...)

define i32 @f(i8* %s) {
  %a = call i32 (i8*, ...) @printf()  ; error: 28 E0206 the function type takes at least 1 argument, but 0 are given
  %b = call i32 (i8*, ...) @printf(i64 1)  ; error: 36 E0206 argument 1 of the function type has type `i8*`
  ret i32 %b
}
