; The annotation may be shorter than the memory, never longer.
; flags: --profile=llvmlite
; covers: 0-28

@s = global { i64, i64 } { i64 1, i64 2 }

define i64 @main(i64 %argc, i8** %argv) {
  %c = bitcast { i64, i64 }* @s to { i64, i64, i64 }*
  %q = getelementptr { i64, i64, i64 }, { i64, i64, i64 }* %c, i32 0, i32 0
  %v = load i64, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
