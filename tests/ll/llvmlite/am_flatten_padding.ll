; The annotation flattens like the memory, but its layout is another: its fourth leaf is at 16 bytes, where the memory has the
; third. That is an i64 as well, but not the one that is meant: the pointer is undefined.
; flags: --profile=llvmlite
; covers: 0-28

declare i8* @ll_malloc(i64, i64)

define i64 @main(i64 %argc, i8** %argv) {
  %m = call i8* @ll_malloc(i64 1, i64 32)
  %s = bitcast i8* %m to { i1, { i1, i64 }, i64 }*
  %a = getelementptr { i1, { i1, i64 }, i64 }, { i1, { i1, i64 }, i64 }* %s, i32 0, i32 1, i32 1
  store i64 7, i64* %a
  %c = bitcast i8* %m to { i1, i1, i64, i64 }*
  %q = getelementptr { i1, i1, i64, i64 }, { i1, i1, i64, i64 }* %c, i32 0, i32 3
  %v = load i64, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
