; stdin: "abcdefg"
; fread defines whole elements, as many as it returns.
@stdin = external global ptr
declare i64 @fread(ptr, i64, i64, ptr)
define i32 @main() {
  %b = alloca [8 x i16]
  %f = load ptr, ptr @stdin
  %n = call i64 @fread(ptr %b, i64 2, i64 8, ptr %f)
  %third = getelementptr i16, ptr %b, i64 2
  %v = load i16, ptr %third
  %c = icmp eq i16 %v, 26213
  br i1 %c, label %a, label %b1
a:
  %fifth = getelementptr i16, ptr %b, i64 4
  %w = load i16, ptr %fifth
  %d = icmp eq i16 %w, 0
  br i1 %d, label %b1, label %e ; trap(interp): uninitialised value ; trap(jit): none
b1:
  ret i32 1
e:
  ret i32 2
}
