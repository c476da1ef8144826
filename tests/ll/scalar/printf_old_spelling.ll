; The callee's type written as a pointer, as LLVM 2.x did, and with opaque pointers' absence of it.
; stdout: "7 0.5\n"
; exit: 0

@f = internal constant [8 x i8] c"%ld %g\0A\00"

declare i32 @printf(i8*, ...)

define i32 @main() {
  call i32 (i8*, ...)* @printf(i8* getelementptr ([8 x i8]* @f, i32 0, i32 0), i64 7, double 5.0e-1)
  ret i32 0
}
