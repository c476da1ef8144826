; One path stores, the other does not.
; flags: --profile=llvmlite
; run: @f(i64 1) == i64 10
; covers: 0-27

define i64 @f(i64 %x) {
  %s = alloca i64
  %c = icmp eq i64 %x, 1
  br i1 %c, label %set, label %use
set:
  store i64 9, i64* %s
  br label %use
use:
  %v = load i64, i64* %s
  %d = icmp eq i64 %v, 9
  br i1 %d, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i64 10
no:
  ret i64 11
}
define i64 @main(i64 %argc, i8** %argv) {
  %r = call i64 @f(i64 2)
  ret i64 %r
}
