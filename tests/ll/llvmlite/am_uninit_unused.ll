; Loading an uninitialized alloca is not an error as long as nothing depends on the value.
; flags: --profile=llvmlite
; run: @unused() == i64 4
; run: @copied() == i64 5
; run: @computed() == i64 6
; covers: 0-27

define i64 @unused() {
  %s = alloca i64
  %v = load i64, i64* %s
  ret i64 4
}
define i64 @copied() {
  %s = alloca i64
  %t = alloca i64
  %v = load i64, i64* %s
  store i64 %v, i64* %t
  store i64 5, i64* %s
  %w = load i64, i64* %s
  ret i64 %w
}
define i64 @computed() {
  %s = alloca i64
  %v = load i64, i64* %s
  %w = add i64 %v, 1
  %c = icmp eq i64 %w, 0
  ret i64 6
}
