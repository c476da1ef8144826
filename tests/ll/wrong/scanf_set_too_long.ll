; stdin: "12345 x\n"
; The same from standard input, with a set, behind a string that fits.
@format = constant [11 x i8] c"%2s%[0-9]\0A\00"
declare i32 @scanf(ptr, ...)
define i32 @main() {
  %a = alloca [3 x i8]
  %b = alloca [3 x i8]
  %n = call i32 (ptr, ...) @scanf(ptr @format, ptr %a, ptr %b) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
