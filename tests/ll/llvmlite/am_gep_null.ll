; Any address computed from null is undefined; the load through it stops.
; flags: --profile=llvmlite
; run: @compute() == i64 3
; covers: 0-28 0-26

%t = type { i64, i64 }

define i64 @compute() {
  %q = getelementptr %t, %t* null, i32 0, i32 1
  ret i64 3
}
define i64 @main(i64 %argc, i8** %argv) {
  %q = getelementptr %t, %t* null, i32 0, i32 1
  %v = load i64, i64* %q ; trap: null pointer
  ret i64 %v
}
