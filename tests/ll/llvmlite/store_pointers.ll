; Pointers to globals, slots and elements stored in memory and loaded back point to what they pointed to.
; run: @through_slot() == i64 55
; run: @through_global() == i64 30
; run: @through_struct(i64 9) == i64 9
; covers: 0-15 0-32

%box = type { i64*, %box* }
@a = global [3 x i64] [ i64 10, i64 20, i64 30 ]
@to = global i64* null
@box = global %box { i64* null, %box* null }

define i64 @through_slot() {
  %x = alloca i64
  %p = alloca i64*
  %q = alloca i64**
  store i64* %x, i64** %p
  store i64** %p, i64*** %q
  store i64 5, i64* %x
  %a = load i64**, i64*** %q
  %b = load i64*, i64** %a
  %c = load i64, i64* %b
  %d = mul i64 %c, 11
  store i64 %d, i64* %b
  %r = load i64, i64* %x
  ret i64 %r
}
define i64 @through_global() {
  %e = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i32 2
  store i64* %e, i64** @to
  %p = load i64*, i64** @to
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @through_struct(i64 %n) {
  %x = alloca i64
  store i64 %n, i64* %x
  %f = getelementptr %box, %box* @box, i32 0, i32 0
  store i64* %x, i64** %f
  %s = getelementptr %box, %box* @box, i32 0, i32 1
  store %box* @box, %box** %s
  %b = load %box*, %box** %s
  %g = getelementptr %box, %box* %b, i32 0, i32 0
  %p = load i64*, i64** %g
  %v = load i64, i64* %p
  ret i64 %v
}
