; covers: 0-27

define i64 @main(i64 %argc, i8** %argv) {
  %s = alloca i64
  %v = load i64, i64* %s
  %c = icmp slt i64 %v, 3
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i64 1
no:
  ret i64 2
}
