; stdin: "hello"
; read defines as many bytes as it returns.
declare i64 @read(i32, ptr, i64)
define i32 @main() {
  %b = alloca [100 x i8]
  %n = call i64 @read(i32 0, ptr %b, i64 10)
  %last = getelementptr i8, ptr %b, i64 4
  %o = load i8, ptr %last
  %c = icmp eq i8 %o, 111
  br i1 %c, label %a, label %b1
a:
  %behind = getelementptr i8, ptr %b, i64 5
  %v = load i8, ptr %behind
  %d = icmp eq i8 %v, 0
  br i1 %d, label %b1, label %e ; trap(interp): uninitialised value ; trap(jit): none
b1:
  ret i32 1
e:
  ret i32 2
}
