; UseAfterFree in a store, through a pointer kept in a global; other calls in between make new frames, but not this one.
; flags: --profile=llvmlite
; covers: 0-32 0-26

@kept = global i64* null

define void @keep() {
  %s = alloca i64
  store i64* %s, i64** @kept
  ret void
}
define i64 @other(i64 %n) {
  %s = alloca i64
  store i64 %n, i64* %s
  %p = load i64*, i64** @kept
  store i64 7, i64* %p ; trap(interp): use after free ; trap(jit): none
  %v = load i64, i64* %s
  ret i64 %v
}
define i64 @main(i64 %argc, i8** %argv) {
  call void @keep()
  %r = call i64 @other(i64 1)
  ret i64 %r
}
