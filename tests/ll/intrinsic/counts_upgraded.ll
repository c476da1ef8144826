; Calls with one argument of functions whose names LLVM changes get the other one, whatever is declared.
declare i32 @llvm.ctlz.i32.p0(i32, i1 immarg)
declare i32 @llvm.cttz.i32.p0(i32, i1 immarg)
; run: @f(i32 8) == i32 31
define i32 @f(i32 %n) {
  %a = call i32 @llvm.ctlz.i32.p0(i32 %n)
  %b = call i32 @llvm.cttz.i32.p0(i32 %n, i1 false)
  %c = add i32 %a, %b
  ret i32 %c
}
