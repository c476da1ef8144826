; Constructors run before the program by priority, destructors after it and after its atexit functions the other way round.
; stdout: "101\n200\n65535\nmain\natexit\nd65535b\nd65535a\nd101\n"
; exit: 3
; covers: 1-7
@llvm.global_ctors = appending global [4 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 200, ptr @c200, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @c, ptr @done }, { i32, ptr, ptr } { i32 101, ptr @c101.alias, ptr null }, { i32, ptr, ptr } { i32 1, ptr null, ptr null }]
@llvm.global_dtors = appending global [3 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @d1, ptr null }, { i32, ptr, ptr } { i32 101, ptr @d0, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @d2, ptr null }]
@llvm.used = appending global [1 x ptr] [ptr @done], section "llvm.metadata"
@c101.alias = internal alias void (), ptr @c101
@done = global i32 0
@t101 = private constant [4 x i8] c"101\00"
@t200 = private constant [4 x i8] c"200\00"
@t65535 = private constant [6 x i8] c"65535\00"
@tmain = private constant [5 x i8] c"main\00"
@tatexit = private constant [7 x i8] c"atexit\00"
@td101 = private constant [5 x i8] c"d101\00"
@td1 = private constant [8 x i8] c"d65535a\00"
@td2 = private constant [8 x i8] c"d65535b\00"
declare i32 @puts(ptr)
declare i32 @atexit(ptr)

define internal void @count() {
  %n = load i32, ptr @done
  %m = add i32 %n, 1
  store i32 %m, ptr @done
  ret void
}
define internal void @c101() {
  %r = call i32 @puts(ptr @t101)
  call void @count()
  ret void
}
define internal void @c200() {
  %r = call i32 @puts(ptr @t200)
  call void @count()
  ret void
}
define internal void @c() {
  %r = call i32 @puts(ptr @t65535)
  call void @count()
  ret void
}
define internal void @d0() {
  %r = call i32 @puts(ptr @td101)
  ret void
}
define internal void @d1() {
  %r = call i32 @puts(ptr @td1)
  ret void
}
define internal void @d2() {
  %r = call i32 @puts(ptr @td2)
  ret void
}
define internal void @a() {
  %r = call i32 @puts(ptr @tatexit)
  ret void
}
define i32 @main() {
  %r = call i32 @puts(ptr @tmain)
  %s = call i32 @atexit(ptr @a)
  %n = load i32, ptr @done
  ret i32 %n
}
