; A pointer to a variable of a loop's body is kept over its end, and used by another function.
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
@kept = global ptr null
define internal void @set(i32 %n) noinline {
  %p = load ptr, ptr @kept
  store i32 %n, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret void
}
define i32 @main() {
entry:
  %v = alloca i32
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  store ptr %v, ptr @kept
  call void @set(i32 %i)
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  %next = add i32 %i, 1
  %end = icmp eq i32 %next, 3
  br i1 %end, label %done, label %loop
done:
  call void @set(i32 5)
  ret i32 0
}
