declare i32 @printf(i8*, ...)

define i32 @f(i8* %s) {
  %a = call i32 @printf(i8* %s, i64 1)  ; error: 13 E0206 `@printf` has type `i32 (i8*, ...)`, but is called as `i32 (i8*, i64)`
  ret i32 %a
}
; flags: --strict
