; A variadic function called as another.
; stdout: "5\n"
; exit: 0
@f = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %x = call i32 @printf(ptr @f, i32 5) ; warn: 13 W0207 `@printf` has type `i32 (ptr, ...)`, but is called as `i32 (ptr, i32)`
  ret i32 0
}
