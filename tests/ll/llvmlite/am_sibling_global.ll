; A global that is one value has no siblings.
; flags: --profile=llvmlite
; covers: 0-28

@a = global i64 1
@b = global i64 2

define i64 @main(i64 %argc, i8** %argv) {
  %q = getelementptr i64, i64* @a, i32 1
  %v = load i64, i64* %q ; trap(interp): bad index ; trap(jit): none
  ret i64 %v
}
