; Globals are memory of their own: they outlive every frame, and pointers to them stay good.
; flags: --profile=llvmlite
; run: @f(i64 3) == i64 3
; covers: 0-32

@cell = global i64 0

define i64* @set(i64 %n) {
  store i64 %n, i64* @cell
  ret i64* @cell
}
define i64 @f(i64 %n) {
  %p = call i64* @set(i64 %n)
  %v = load i64, i64* %p
  ret i64 %v
}
