; A fault on a stack that the program gave a context.
declare i32 @getcontext(ptr)
declare i32 @swapcontext(ptr, ptr)
declare void @makecontext(ptr, ptr, i32, ...)
declare i64 @strlen(ptr)
@c = global [968 x i8] zeroinitializer, align 16
@back = global [968 x i8] zeroinitializer, align 16
@stack = global [65536 x i8] zeroinitializer, align 16

define i64 @deep(i32 %n) noinline {
  %done = icmp eq i32 %n, 0
  br i1 %done, label %end, label %more
more:
  %less = sub i32 %n, 1
  %r = call i64 @deep(i32 %less)
  %s = add i64 %r, 1
  ret i64 %s
end:
  %l = call i64 @strlen(ptr null) ; trap: null pointer
  ret i64 %l
}

define void @begins(i32 %n) noinline {
  %r = call i64 @deep(i32 %n)
  ret void
}

define i32 @main() {
  %r = call i32 @getcontext(ptr @c)
  %link = getelementptr i8, ptr @c, i64 8
  store ptr @back, ptr %link
  %sp = getelementptr i8, ptr @c, i64 16
  store ptr @stack, ptr %sp
  %size = getelementptr i8, ptr @c, i64 32
  store i64 65536, ptr %size
  call void (ptr, ptr, i32, ...) @makecontext(ptr @c, ptr @begins, i32 1, i32 2)
  %x = call i32 @swapcontext(ptr @back, ptr @c)
  ret i32 0
}
