; stdin: "ab;cd"
; What is behind the end of what was read is uninitialized.
@stdin = external global ptr
declare i64 @getdelim(ptr, ptr, i32, ptr)
define i32 @main() {
  %block = alloca ptr
  %size = alloca i64
  store ptr null, ptr %block
  %f = load ptr, ptr @stdin
  %n = call i64 @getdelim(ptr %block, ptr %size, i32 59, ptr %f)
  %b = load ptr, ptr %block
  %at = getelementptr i8, ptr %b, i64 %n
  %zero = load i8, ptr %at
  %c = icmp eq i8 %zero, 0
  br i1 %c, label %a, label %b1
a:
  %behind = getelementptr i8, ptr %at, i64 1
  %v = load i8, ptr %behind
  %d = icmp eq i8 %v, 0
  br i1 %d, label %b1, label %e ; trap(interp): uninitialised value ; trap(jit): none
b1:
  ret i32 1
e:
  ret i32 2
}
