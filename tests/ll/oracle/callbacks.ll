; Host functions call back into the program, which calls the host again; pointers sorted by the host keep their objects.
; run: @sorted() == i64 12345
; run: @pointers() == i32 123
; run: @nested() == i64 12
; stdout: "exit 2\nexit 1\n"
; exit: 3
declare void @qsort(ptr, i64, i64, ptr)
declare ptr @bsearch(ptr, ptr, i64, i64, ptr)
declare i32 @atexit(ptr)
declare i32 @puts(ptr)
declare void @exit(i32)
@one = private constant [7 x i8] c"exit 1\00"
@two = private constant [7 x i8] c"exit 2\00"
@numbers = global [5 x i64] [i64 4, i64 2, i64 5, i64 1, i64 3]
define i32 @less(ptr %a, ptr %b) {
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  %l = icmp slt i64 %x, %y
  %g = icmp sgt i64 %x, %y
  %i = zext i1 %l to i32
  %j = zext i1 %g to i32
  %r = sub i32 %j, %i
  ret i32 %r
}
define i64 @sorted() {
  call void @qsort(ptr @numbers, i64 5, i64 8, ptr @less)
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %loop ]
  %s = phi i64 [ 0, %0 ], [ %t, %loop ]
  %p = getelementptr [5 x i64], ptr @numbers, i64 0, i64 %i
  %v = load i64, ptr %p
  %u = mul i64 %s, 10
  %t = add i64 %u, %v
  %n = add i64 %i, 1
  %c = icmp ult i64 %n, 5
  br i1 %c, label %loop, label %done
done:
  ret i64 %t
}
define i32 @less_behind(ptr %a, ptr %b) {
  %p = load ptr, ptr %a
  %q = load ptr, ptr %b
  %x = load i32, ptr %p
  %y = load i32, ptr %q
  %r = sub i32 %x, %y
  ret i32 %r
}
define i32 @pointers() {
  %a = alloca i32
  %b = alloca i32
  %c = alloca i32
  %l = alloca [3 x ptr]
  store i32 2, ptr %a
  store i32 3, ptr %b
  store i32 1, ptr %c
  %p1 = getelementptr ptr, ptr %l, i64 1
  %p2 = getelementptr ptr, ptr %l, i64 2
  store ptr %a, ptr %l
  store ptr %b, ptr %p1
  store ptr %c, ptr %p2
  call void @qsort(ptr %l, i64 3, i64 8, ptr @less_behind)
  %q0 = load ptr, ptr %l
  %q1 = load ptr, ptr %p1
  %q2 = load ptr, ptr %p2
  %v0 = load i32, ptr %q0
  %v1 = load i32, ptr %q1
  %v2 = load i32, ptr %q2
  %m0 = mul i32 %v0, 100
  %m1 = mul i32 %v1, 10
  %s = add i32 %m0, %m1
  %r = add i32 %s, %v2
  ret i32 %r
}
@count = global i64 0
@small = global [3 x i64] [i64 3, i64 1, i64 2]
define i32 @sorting_less(ptr %a, ptr %b) {
  %key = alloca i64
  store i64 2, ptr %key
  %f = call ptr @bsearch(ptr %key, ptr @numbers2, i64 3, i64 8, ptr @less)
  %v = load i64, ptr %f
  %o = load i64, ptr @count
  %n = add i64 %o, %v
  store i64 %n, ptr @count
  %r = call i32 @less(ptr %a, ptr %b)
  ret i32 %r
}
@numbers2 = global [3 x i64] [i64 1, i64 2, i64 3]
define i64 @nested() {
  call void @qsort(ptr @small, i64 3, i64 8, ptr @sorting_less)
  %a = load i64, ptr @small
  %b = getelementptr [3 x i64], ptr @small, i64 0, i64 1
  %c = load i64, ptr %b
  %m = mul i64 %a, 10
  %r = add i64 %m, %c
  ret i64 %r
}
define void @first() {
  %r = call i32 @puts(ptr @one)
  ret void
}
define void @second() {
  %r = call i32 @puts(ptr @two)
  ret void
}
define i32 @leaving(ptr %a, ptr %b) {
  call void @exit(i32 3)
  unreachable
}
define i32 @main() {
  %1 = call i32 @atexit(ptr @first)
  %2 = call i32 @atexit(ptr @second)
  call void @qsort(ptr @small, i64 3, i64 8, ptr @leaving)
  ret i32 1
}
