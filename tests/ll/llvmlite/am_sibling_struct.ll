; The fields of a struct are siblings, but not allocated as an array: stepping from one to the next is not legal.
; flags: --profile=llvmlite
; covers: 0-28

@s = global { i64, i64 } { i64 1, i64 2 }

define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr { i64, i64 }, { i64, i64 }* @s, i32 0, i32 0
  %q = getelementptr i64, i64* %p, i32 1
  %v = load i64, i64* %q ; trap(interp): bad index ; trap(jit): none
  ret i64 %v
}
