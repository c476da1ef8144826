; Below an array constructor nothing is unnested, but pointers are still all alike.
; flags: --profile=llvmlite
; run: @pointers() == i64 2
; covers: 0-28

@a = global [2 x { i64*, i64 }] [ { i64*, i64 } { i64* null, i64 1 }, { i64*, i64 } { i64* null, i64 2 } ]
@n = global [2 x { { i64, i64 } }] [ { { i64, i64 } } { { i64, i64 } { i64 1, i64 2 } }, { { i64, i64 } } { { i64, i64 } { i64 3, i64 4 } } ]

define i64 @pointers() {
  %c = bitcast [2 x { i64*, i64 }]* @a to [2 x { i8**, i64 }]*
  %q = getelementptr [2 x { i8**, i64 }], [2 x { i8**, i64 }]* %c, i32 0, i32 1, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @main(i64 %argc, i8** %argv) {
  %c = bitcast [2 x { { i64, i64 } }]* @n to [2 x { i64, i64 }]*
  %q = getelementptr [2 x { i64, i64 }], [2 x { i64, i64 }]* %c, i32 0, i32 1, i32 0
  %v = load i64, i64* %q ; trap(interp): incompatible type ; trap(jit): none
  ret i64 %v
}
