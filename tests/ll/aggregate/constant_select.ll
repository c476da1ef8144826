; The old constant expression `select` chooses among structs too.
; run: @chosen() == i64 4
; run: @address() == i1 true
@g = global i64 0
define i64 @chosen() {
  %v = extractvalue { i64, i64 } select (i1 false, { i64, i64 } { i64 1, i64 2 }, { i64, i64 } { i64 3, i64 4 }), 1
  ret i64 %v
}
define i1 @address() {
  %v = extractvalue { i64*, i1 } select (i1 icmp eq (i64* @g, i64* @g), { i64*, i1 } { i64* @g, i1 true }, { i64*, i1 } zeroinitializer), 0
  %r = icmp eq i64* %v, @g
  ret i1 %r
}
