; `malloc` declared without a result, and as giving a number, in calls that expect its pointer: what a call expects counts.
declare void @malloc(i64)
declare i32 @calloc(i64, i64)
define i32 @main() {
  %p = call ptr @calloc(i64 1, i64 8) ; warn: 17 W0207 `@calloc` has type
  %zero = load i32, ptr %p
  %q = call ptr @malloc(i64 8) ; warn: 17 W0207 `@malloc` has type
  %v = load i32, ptr %q
  %sum = add i32 %zero, %v
  %c = icmp slt i32 %sum, 5
  br i1 %c, label %a, label %b ; trap(interp): uninitialised value ; trap(jit): none
a:
  ret i32 0
b:
  ret i32 0
}
