; What runs around a program or a call.
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @later, ptr null }, { i32, ptr, ptr } { i32 101, ptr @early, ptr @x }]
@llvm.global_dtors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 101, ptr @last, ptr null }, { i32, ptr, ptr } { i32 65535, ptr @end, ptr null }]
@x = internal global i32 0
@t.early = private constant [6 x i8] c"early\00"
@t.later = private constant [6 x i8] c"later\00"
@t.handler = private constant [8 x i8] c"handler\00"
@t.end = private constant [4 x i8] c"end\00"
@t.last = private constant [5 x i8] c"last\00"
declare i32 @puts(ptr)
declare i32 @atexit(ptr)
declare void @exit(i32)
define internal void @early() {
  %r = call i32 @puts(ptr @t.early)
  store i32 7, ptr @x
  ret void
}
define internal void @later() {
  %r = call i32 @puts(ptr @t.later)
  ret void
}
define internal void @handler() {
  %r = call i32 @puts(ptr @t.handler)
  ret void
}
define internal void @end() {
  %r = call i32 @puts(ptr @t.end)
  ret void
}
define internal void @last() {
  %r = call i32 @puts(ptr @t.last)
  ret void
}
define i32 @f() {
  %s = call i32 @atexit(ptr @handler)
  %x = load i32, ptr @x
  ret i32 %x
}
define i32 @leaves(i32 %status) {
  %x = call i32 @f()
  call void @exit(i32 %status)
  unreachable
}
define i32 @main() {
  %x = call i32 @f()
  ret i32 %x
}
