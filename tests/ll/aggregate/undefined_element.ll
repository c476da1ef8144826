; An element that was never inserted is undefined; the others are not.
; stdout: "5\n"
@fmt = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %v = insertvalue { i32, i32 } undef, i32 5, 0
  %a = extractvalue { i32, i32 } %v, 0
  %b = extractvalue { i32, i32 } %v, 1
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %a)
  %c = icmp eq i32 %b, 0
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i32 1
no:
  ret i32 2
}
