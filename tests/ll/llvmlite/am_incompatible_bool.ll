; An i1 is not an i64.
; flags: --profile=llvmlite
; covers: 0-26

define i64 @main(i64 %argc, i8** %argv) {
  %p = alloca i64
  store i64 1, i64* %p
  %q = bitcast i64* %p to i1*
  %v = load i1, i1* %q ; trap(interp): incompatible type ; trap(jit): none
  br i1 %v, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
