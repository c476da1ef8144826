; An index beyond the vector gives poison, which the interpreter reports where it matters; compiled code touches nothing.
define i32 @main(i32 %argc, ptr %argv) {
  %i = add i32 %argc, 3
  %v = insertelement <4 x i32> zeroinitializer, i32 1, i32 %i
  %e = extractelement <4 x i32> %v, i32 0
  %c = icmp eq i32 %e, 0
  br i1 %c, label %a, label %b ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 0
b:
  ret i32 0
}
