; What `nnan` promised did not come: the sum is poison.
define i32 @main() {
  %a = fadd nnan x86_fp80 0xK7FFF8000000000000000, 0xKFFFF8000000000000000
  %c = fcmp oeq x86_fp80 %a, %a
  br i1 %c, label %yes, label %no ; trap(interp): poison value ; trap(jit): none
yes:
  ret i32 1
no:
  ret i32 0
}
