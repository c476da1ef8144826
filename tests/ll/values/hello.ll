; A function with variable arguments, called with and without floating-point numbers.
; covers: 3-19
; stdout: "hello world\n7 2.50 x\n"
; exit: 0
@.str = private unnamed_addr constant [13 x i8] c"hello world\0A\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"%d %.2f %c\0A\00", align 1
declare i32 @printf(i8* noundef, ...)
define dso_local i32 @main() {
  %1 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0))
  %2 = call i32 (i8*, ...) @printf(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i32 7, double 2.5, i32 120)
  ret i32 0
}
