; Compatible: FLATTEN(PTRTOI8 annotation) is a prefix of FLATTEN(PTRTOI8 actual). A shorter struct, other pointers, and
; nested structs that flatten alike in their first fields.
; flags: --profile=llvmlite
; run: @shorter() == i64 2
; run: @whole() == i64 2
; run: @pointers() == i64 4
; run: @nested() == i64 6
; covers: 0-28

@s = global { i64, i64, i64* } { i64 1, i64 2, i64* null }
@p = global { i64*, i64 } { i64* null, i64 4 }
@n = global { { i64, i64 }, i64 } { { i64, i64 } { i64 6, i64 7 }, i64 8 }

define i64 @shorter() {
  %c = bitcast { i64, i64, i64* }* @s to { i64, i64 }*
  %q = getelementptr { i64, i64 }, { i64, i64 }* %c, i32 0, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @whole() {
  %c = bitcast { i64, i64, i64* }* @s to { i64, i64, { i64, i64 }* }*
  %q = getelementptr { i64, i64, { i64, i64 }* }, { i64, i64, { i64, i64 }* }* %c, i32 0, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @pointers() {
  %c = bitcast { i64*, i64 }* @p to { i8*, i64 }*
  %q = getelementptr { i8*, i64 }, { i8*, i64 }* %c, i32 0, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @nested() {
  %c = bitcast { { i64, i64 }, i64 }* @n to { { i64, i64 } }*
  %q = getelementptr { { i64, i64 } }, { { i64, i64 } }* %c, i32 0, i32 0, i32 0
  %v = load i64, i64* %q
  ret i64 %v
}
