; Variables of many kinds: numbers, pointers to symbols, to the stack and the heap, an address as a number, undefined bytes.
@count = global i32 0
@point = global { i8, i32 } { i8 1, i32 2 }
@to_count = global ptr null
@to_end = global ptr null
@to_function = global ptr null
@on_heap = global ptr null
@on_stack = global ptr null
@number = global i64 0
@maybe = global i32 7
@text = constant [7 x i8] c"hello\0A\00"
declare ptr @malloc(i64)
declare i32 @printf(ptr, ...)
declare void @exit(i32)
define void @next() {
  %n = load i32, ptr @count
  %m = add i32 %n, 1
  store i32 %m, ptr @count
  ret void
}
define i32 @main() {
  %a = alloca i32
  call void @next()
  store ptr @count, ptr @to_count
  %end = getelementptr i8, ptr @point, i64 8
  store ptr %end, ptr @to_end
  store ptr @next, ptr @to_function
  %h = call ptr @malloc(i64 8)
  store ptr %h, ptr @on_heap
  store ptr %a, ptr @on_stack
  %i = ptrtoint ptr %h to i64
  %j = or i64 %i, 1
  store i64 %j, ptr @number
  store i32 undef, ptr @maybe
  call i32 (ptr, ...) @printf(ptr @text)
  call void @exit(i32 3)
  unreachable
}
