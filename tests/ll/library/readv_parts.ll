; stdin: "abcde"
; readv fills its blocks one after the other, as many bytes as it returns.
%vec = type { ptr, i64 }
declare i64 @readv(i32, ptr, i32)
define i32 @main() {
  %a = alloca [4 x i8]
  %b = alloca [4 x i8]
  %v = alloca [2 x %vec]
  %second = getelementptr %vec, ptr %v, i64 1
  %len = getelementptr %vec, ptr %v, i32 0, i32 1
  %second_len = getelementptr %vec, ptr %second, i32 0, i32 1
  store ptr %a, ptr %v
  store i64 4, ptr %len
  store ptr %b, ptr %second
  store i64 4, ptr %second_len
  %n = call i64 @readv(i32 0, ptr %v, i32 2)
  %all = load i32, ptr %a
  %one = load i8, ptr %b
  %c = icmp eq i32 %all, 1684234849
  %d = icmp eq i8 %one, 101
  %both = and i1 %c, %d
  br i1 %both, label %x, label %y
x:
  %next = getelementptr i8, ptr %b, i64 1
  %w = load i8, ptr %next
  %e = icmp eq i8 %w, 0
  br i1 %e, label %y, label %z ; trap(interp): uninitialised value ; trap(jit): none
y:
  ret i32 1
z:
  ret i32 2
}
