; Functions of the C library that would go wrong are refused, not called.
declare i32 @setcontext(i8*)
declare i32 @on_exit(i8*, i8*)
declare i8* @fopencookie(i8*, i8*, { i8*, i8*, i8*, i8* })
@unused_by_anybody = global i32 (i8*)* @getcontext
declare i32 @getcontext(i8*)

define i32 @thread(i8* %p) {
  ret i32 0
}

define i64 @main(i64 %argc, i8** %argv) {
  %buffer = alloca [200 x i8]
  %p = getelementptr [200 x i8], [200 x i8]* %buffer, i64 0, i64 0
  %1 = call i32 @setcontext(i8* %p) ; trap: unsupported ; warn: 3 E0703 `@setcontext` of the C library is not supported: it leaves functions without returning from them
  %2 = call i32 @on_exit(i8* null, i8* null) ; warn: 3 E0703 what it registers would outlive the program
  %3 = call i8* @fopencookie(i8* null, i8* null, { i8*, i8*, i8*, i8* } zeroinitializer) ; warn: 3 E0703 what it registers would outlive the program
  ret i64 0
}
