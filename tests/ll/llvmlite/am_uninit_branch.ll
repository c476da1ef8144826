; UninitMemLoad, reported where the value decides a branch.
; flags: --profile=llvmlite
; covers: 0-27 0-26

define i64 @main(i64 %argc, i8** %argv) {
  %s = alloca i64
  %v = load i64, i64* %s
  %c = icmp eq i64 %v, 0
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i64 1
no:
  ret i64 2
}
