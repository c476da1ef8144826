; LLVM compares structs by name; the document takes a name for an abbreviation. By default that is a warning.
; run: @cell() == i64 9
; covers: 0-7

%box = type { i64, i64* }
@box = global %box { i64 9, i64* null }

define i64 @cell() {
  %p = getelementptr { i64, i64* }, { i64, i64* }* @box, i32 0, i32 0 ; warn: 52 W0204 @box
  %r = load i64, i64* %p
  ret i64 %r
}
