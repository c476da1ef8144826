; The target of the pointer is a struct, not a simple value.
; flags: --profile=llvmlite
; covers: 0-26

@s = global { i64, i64 } { i64 1, i64 2 }

define i64 @main(i64 %argc, i8** %argv) {
  %p = bitcast { i64, i64 }* @s to i64*
  %v = load i64, i64* %p ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
