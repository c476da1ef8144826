; A struct on the stack, a block of the heap, globals, and a use after free.
%t1 = type { i64, i8, i32 }
@pn1 = global [2 x %t1] [%t1 { i64 1, i8 2, i32 3 }, %t1 { i64 4, i8 5, i32 6 }]
@p = global ptr getelementptr ([2 x %t1], ptr @pn1, i64 0, i64 1, i32 2)
@msg = private constant [4 x i8] c"foo\00"
declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @puts(ptr)
declare ptr @memset(ptr, i32, i64)
define i64 @main() {
entry:
  %x = alloca { i64, ptr, i1 }
  %m = call ptr @malloc(i64 24)
  %f = getelementptr { i64, ptr, i1 }, ptr %x, i32 0, i32 1
  store ptr %m, ptr %f
  store i64 7, ptr %x
  %e = getelementptr [3 x i64], ptr %m, i64 0, i64 1
  store i64 42, ptr %e
  %r = call i32 @puts(ptr @msg)
  %s = call ptr @memset(ptr %m, i32 1, i64 8)
  %old = load i64, ptr %e
  %last = load ptr, ptr @p
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  store i64 %j, ptr %e
  %c = icmp slt i64 %j, 3
  br i1 %c, label %loop, label %done
done:
  call void @free(ptr %m)
  %bad = load i64, ptr %e
  ret i64 %bad
}
