; A store of an x86_fp80 is one of ten bytes: those behind it were never written.
define i32 @main() {
  %p = alloca [2 x i64], align 16
  store x86_fp80 0xK3FFF8000000000000000, ptr %p, align 16
  %q = getelementptr i8, ptr %p, i64 10
  %v = load i8, ptr %q
  %c = icmp eq i8 %v, 0
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i32 0
no:
  ret i32 1
}
