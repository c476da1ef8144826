; time fills its own field of a structure.
declare i64 @time(ptr)
define i32 @main() {
  %s = alloca { i64, i32 }
  %t = call i64 @time(ptr %s)
  %v = load i64, ptr %s
  %c = icmp eq i64 %v, %t
  br i1 %c, label %a, label %b
a:
  %at = getelementptr { i64, i32 }, ptr %s, i32 0, i32 1
  %w = load i32, ptr %at
  %d = icmp eq i32 %w, 0
  br i1 %d, label %b, label %e ; trap(interp): uninitialised value ; trap(jit): none
b:
  ret i32 1
e:
  ret i32 2
}
