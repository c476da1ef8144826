; An index into a struct is a constant, and names a field that exists.
; covers: 0-18

%s = type { i64, i64* }

define i64* @variable(%s* %p, i64 %i) {
  %q = getelementptr %s, %s* %p, i32 0, i64 %i ; error: 45 E0208 constant
  ret i64* null
}
define i64* @range(%s* %p) {
  %q = getelementptr %s, %s* %p, i32 0, i32 2 ; error: 45 E0208 fields
  ret i64* null
}
define i64* @negative(%s* %p) {
  %q = getelementptr %s, %s* %p, i32 0, i32 -1 ; error: 45 E0208 fields
  ret i64* null
}
