; Nor is a struct the array with as many elements.
; flags: --profile=llvmlite
; covers: 0-28

@s = global { i64, i64 } { i64 1, i64 2 }

define i64 @main(i64 %argc, i8** %argv) {
  %c = bitcast { i64, i64 }* @s to [2 x i64]*
  %q = getelementptr [2 x i64], [2 x i64]* %c, i32 0, i32 1
  %v = load i64, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
