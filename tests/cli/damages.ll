; Damages a stream of the C library, which meets that when the process ends.
@path = constant [10 x i8] c"/dev/null\00"
@mode = constant [2 x i8] c"w\00"
declare ptr @fopen(ptr, ptr)
define i32 @main() {
  %stream = call ptr @fopen(ptr @path, ptr @mode)
  %lock = getelementptr i8, ptr %stream, i64 136
  store i64 65537, ptr %lock
  ret i32 3
}
