; NullPtrDeref, on a pointer that was stored as null and loaded back.
; flags: --profile=llvmlite
; covers: 0-26

@p = global i64* null

define i64 @main(i64 %argc, i8** %argv) {
  %q = load i64*, i64** @p
  store i64 1, i64* %q ; trap: null pointer
  ret i64 0
}
