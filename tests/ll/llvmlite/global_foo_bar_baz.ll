; The document's fragment, each level loaded back and written through.
; run: @read() == i64 42
; run: @same() == i1 true
; run: @write(i64 -7) == i64 -7
; covers: 0-8 0-9

@foo = global i64 42
@bar = global i64* @foo
@baz = global i64** @bar

define i64 @read() {
  %p = load i64**, i64*** @baz
  %q = load i64*, i64** %p
  %v = load i64, i64* %q
  ret i64 %v
}
define i1 @same() {
  %p = load i64**, i64*** @baz
  %r = icmp eq i64** %p, @bar
  ret i1 %r
}
define i64 @write(i64 %v) {
  %p = load i64**, i64*** @baz
  %q = load i64*, i64** %p
  store i64 %v, i64* %q
  %w = load i64, i64* @foo
  ret i64 %w
}
