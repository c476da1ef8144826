; The arguments' strings are on the heap: their array ends where it ends.
; flags: --profile=llvmlite
; args: one
; covers: 0-30 0-32

define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr i8*, i8** %argv, i64 %argc
  %q = getelementptr i8*, i8** %p, i64 7
  %s = load i8*, i8** %q ; trap(interp): out of bounds ; trap(jit): none
  ret i64 0
}
