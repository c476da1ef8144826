; Functions of the C library that would go wrong are refused, not called.
declare i32 @on_exit(i8*, i8*)
declare i8* @fopencookie(i8*, i8*, { i8*, i8*, i8*, i8* })
@unused_by_anybody = global i8* (i8*, i8*, { i8*, i8*, i8*, i8* })* @fopencookie

define i32 @thread(i8* %p) {
  ret i32 0
}

define i64 @main(i64 %argc, i8** %argv) {
  %buffer = alloca [200 x i8]
  %p = getelementptr [200 x i8], [200 x i8]* %buffer, i64 0, i64 0
  %1 = call i32 @on_exit(i8* null, i8* null) ; trap: unsupported ; warn: 3 E0703 the registered function would outlive the program
  %2 = call i8* @fopencookie(i8* null, i8* null, { i8*, i8*, i8*, i8* } zeroinitializer) ; warn: 3 E0703 the registered function would outlive the program
  ret i64 0
}
