; Three spellings of a load, and types of pointers old and new in one module.
; covers: 3-11
; run: @f() == i64 126
@x = global i64 42
define i64 @f() {
  %a = load i64* @x ; warn: 3 W0211 a `load` without the type that is loaded
  %b = load i64, i64* @x
  %c = load i64, ptr @x
  %s = add i64 %a, %b
  %t = add i64 %s, %c
  ret i64 %t
}
