; A variable that was never set decides where to go.
define i32 @main() {
  %v = alloca i32
  %x = load i32, ptr %v
  %c = icmp sgt i32 %x, 0
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i32 0
no:
  ret i32 1
}
