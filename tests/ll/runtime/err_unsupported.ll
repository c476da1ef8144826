; Functions of the C library that would go wrong are refused, not called.
declare i32 @_setjmp(i8*)
declare void @longjmp(i8*, i32)
declare i32 @on_exit(i8*, i8*)

define i64 @main(i64 %argc, i8** %argv) {
  %buffer = alloca [200 x i8]
  %p = getelementptr [200 x i8], [200 x i8]* %buffer, i64 0, i64 0
  %1 = call i32 @_setjmp(i8* %p) ; error: 3 E0703 `@_setjmp` of the C library is not supported: it returns twice
  call void @longjmp(i8* %p, i32 1) ; error: 3 E0703 it leaves functions without returning from them
  %2 = call i32 @on_exit(i8* null, i8* null) ; error: 3 E0703 what it registers would outlive the program
  ret i64 0
}
