; A shift by 64 has no defined result: using it to decide a branch stops.
; flags: --profile=llvmlite
; covers: 0-13

@n = global i64 64

define i64 @main(i64 %argc, i8** %argv) {
  %n = load i64, i64* @n
  %v = shl i64 1, %n
  %c = icmp eq i64 %v, 0
  br i1 %c, label %yes, label %no ; trap(interp): poison value ; trap(jit): none
yes:
  ret i64 1
no:
  ret i64 2
}
