; What is loaded or stored is what the pointer points to.
; flags: --profile=llvmlite
; covers: 0-15

define i64 @f(i64* %p, i64 %n) {
  %a = load i64*, i64* %p ; error: 13 E0207 pointee
  store i64* %p, i64* %p ; error: 18 E0207 stored value
  %b = load i64, i64 %n ; error: 18 E0215 pointer
  ret i64 0
}
