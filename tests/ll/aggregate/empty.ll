; Structs and arrays of nothing are values like all others, and take no room anywhere.
; covers: 4-62
; run: @f({}, i64 3, { {}, i8 0 }, i64 4) == i64 7
; run: @g() == i64 15
; run: @nothing({}) == {}
; run: @much() == { {} }
define {} @nothing({} %e) {
  ret {} %e
}
define i64 @f({} %e, i64 %a, { [0 x i64], i8 } %z, i64 %b) {
  %same = call {} @nothing({} %e)
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @g() {
  %p = alloca {}
  %e = load {}, ptr %p
  store {} %e, ptr %p
  %in = insertvalue { {}, i64 } { {} zeroinitializer, i64 8 }, {} %e, 0
  %out = extractvalue { {}, i64 } %in, 0
  %n = extractvalue { {}, i64 } %in, 1
  %z = insertvalue { [0 x i64], i8 } undef, i8 1, 1
  %s = select i1 true, {} %out, {} undef
  %r = call i64 @f({} %s, i64 %n, { [0 x i64], i8 } %z, i64 7)
  ret i64 %r
}
define { [0 x {}] } @much() {
  ret { [0 x {}] } undef
}
