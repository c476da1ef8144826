; A shorter annotation is compatible, but does not say how far away the next element is.
; flags: --profile=llvmlite
; covers: 0-28

@a = global [2 x { i64, i64 }] [ { i64, i64 } { i64 1, i64 2 }, { i64, i64 } { i64 3, i64 4 } ]

define i64 @main(i64 %argc, i8** %argv) {
  %e = getelementptr [2 x { i64, i64 }], [2 x { i64, i64 }]* @a, i32 0, i32 0
  %c = bitcast { i64, i64 }* %e to { i64 }*
  %q = getelementptr { i64 }, { i64 }* %c, i32 1, i32 0
  %v = load i64, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
