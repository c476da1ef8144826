; What is extern_weak is null if nobody has it, in code and in initial values, and the symbol of the C library if there is one.
; run: @nobody() == i32 31
; run: @found() == i32 5
; run: @environment() == i1 true
; run: @guarded() == i32 -1
@nothing = extern_weak global i32
@environ = extern_weak global ptr
@table = constant [3 x ptr] [ptr @no_function, ptr @nothing, ptr @abs]
declare extern_weak i32 @no_function(i32)
declare extern_weak i32 @abs(i32)

define i32 @nobody() {
  %a = icmp eq ptr @nothing, null
  %b = icmp eq ptr @no_function, null
  %p = load ptr, ptr @table
  %c = icmp eq ptr %p, null
  %q = getelementptr ptr, ptr @table, i64 1
  %r = load ptr, ptr %q
  %d = icmp eq ptr %r, null
  %h = getelementptr i8, ptr @no_function, i64 3
  %n = ptrtoint ptr %h to i64
  %e = icmp eq i64 %n, 3
  %a32 = zext i1 %a to i32
  %b32 = select i1 %b, i32 2, i32 0
  %c32 = select i1 %c, i32 4, i32 0
  %d32 = select i1 %d, i32 8, i32 0
  %e32 = select i1 %e, i32 16, i32 0
  %ab = add i32 %a32, %b32
  %cd = add i32 %c32, %d32
  %abcd = add i32 %ab, %cd
  %all = add i32 %abcd, %e32
  ret i32 %all
}
define i32 @found() {
  %p = getelementptr ptr, ptr @table, i64 2
  %f = load ptr, ptr %p
  %there = icmp ne ptr @abs, null
  br i1 %there, label %yes, label %no
yes:
  %r = call i32 %f(i32 -5)
  %s = call i32 @abs(i32 %r)
  ret i32 %s
no:
  ret i32 -1
}
define i1 @environment() {
  %e = load ptr, ptr @environ
  %r = icmp ne ptr %e, null
  ret i1 %r
}
define i32 @guarded() {
  %there = icmp ne ptr @no_function, null
  br i1 %there, label %yes, label %no
yes:
  %v = call i32 @no_function(i32 1)
  ret i32 %v
no:
  ret i32 -1
}
