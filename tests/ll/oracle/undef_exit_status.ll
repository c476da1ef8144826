define i32 @main(i32 %argc, ptr %argv) {
  %s = alloca i32
  %c = icmp eq i32 %argc, 100
  br i1 %c, label %many, label %few
many:
  ret i32 1
few:
  %v = load i32, ptr %s
  ret i32 %v ; trap(interp): uninitialised value ; trap(jit): none
}
