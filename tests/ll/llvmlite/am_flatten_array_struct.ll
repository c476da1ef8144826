; An array is not the struct with as many fields.
; flags: --profile=llvmlite
; covers: 0-28

@a = global [2 x i64] [ i64 1, i64 2 ]

define i64 @main(i64 %argc, i8** %argv) {
  %c = bitcast [2 x i64]* @a to { i64, i64 }*
  %q = getelementptr { i64, i64 }, { i64, i64 }* %c, i32 0, i32 1
  %v = load i64, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
