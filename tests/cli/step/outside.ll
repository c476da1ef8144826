; What a program has from outside and does there. Its argument is a file, to which it appends a line.
declare i32 @clock_gettime(i32, ptr)
declare i32 @getpid()
declare i64 @getrandom(ptr, i64, i32)
declare ptr @fopen(ptr, ptr)
declare i32 @fputs(ptr, ptr)
declare i32 @fclose(ptr)
declare i32 @usleep(i32)
declare i64 @read(i32, ptr, i64)

@append = constant [2 x i8] c"a\00"
@line = constant [6 x i8] c"line\0A\00"
@time = global { i64, i64 } zeroinitializer
@chance = global i64 0
@letter = global i8 0

define i32 @main(i32 %argc, ptr %argv) {
  %clock = call i32 @clock_gettime(i32 0, ptr @time)
  %got = call i64 @getrandom(ptr @chance, i64 8, i32 0)
  %pid = call i32 @getpid()
  %slept = call i32 @usleep(i32 1000)
  %slot = getelementptr ptr, ptr %argv, i64 1
  %name = load ptr, ptr %slot
  %file = call ptr @fopen(ptr %name, ptr @append)
  %put = call i32 @fputs(ptr @line, ptr %file)
  %count = call i64 @read(i32 0, ptr @letter, i64 1)
  %more = call i32 @fputs(ptr @line, ptr %file)
  %closed = call i32 @fclose(ptr %file)
  ret i32 0
}
