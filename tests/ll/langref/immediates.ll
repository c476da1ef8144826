; Where a number is wanted at compile time an expression may stand that is one.
; exit: 30
; flags: --strict
declare i32 @llvm.ctlz.i32(i32, i1 immarg)
define i32 @main() {
  %a = call i32 @llvm.ctlz.i32(i32 1, i1 trunc (i32 add (i32 2, i32 3) to i1))
  %b = call i32 @llvm.ctlz.i32(i32 0, i1 xor (i1 true, i1 true))
  %c = sub i32 %b, %a
  %d = sub i32 %a, %c
  ret i32 %d
}
