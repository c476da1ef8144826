; NullPtrDeref
; flags: --profile=llvmlite
; covers: 0-26

define i64 @get(i64* %p) {
  %v = load i64, i64* %p ; trap: null pointer
  ret i64 %v
}
define i64 @main(i64 %argc, i8** %argv) {
  %r = call i64 @get(i64* null)
  ret i64 %r
}
