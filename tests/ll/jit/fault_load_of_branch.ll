; The load goes into a comparison, the comparison into a branch.
define i32 @f(ptr %p) {
entry:
  %q = getelementptr { i64, i32 }, ptr %p, i32 0, i32 1
  %v = load i32, ptr %q ; trap: null pointer
  %c = icmp ugt i32 %v, 7
  br i1 %c, label %a, label %b
a:
  ret i32 1
b:
  ret i32 2
}
define i32 @main() {
  %r = call i32 @f(ptr null)
  ret i32 %r
}
