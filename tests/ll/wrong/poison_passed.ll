; A sum that overflows is passed through two functions to a branch.
@most = global i32 2147483647
define internal void @inner(i32 %n, i32 %limit) noinline {
  %behind = icmp sgt i32 %n, %limit
  br i1 %behind, label %done, label %again ; trap(interp): poison value ; trap(jit): none
again:
  ret void
done:
  ret void
}
define internal void @outer(i32 %n) noinline {
  call void @inner(i32 1, i32 7)
  call void @inner(i32 %n, i32 7)
  ret void
}
define i32 @main() {
  %n = load i32, ptr @most
  %sum = add nsw i32 %n, 1
  call void @outer(i32 %sum)
  ret i32 0
}
