; One error for each access without its type: through `ptr` it has never been accepted, and the old spelling is
; reported where it is one.
; flags: --strict
define i64 @f(ptr %p, i64* %q) {
  %x = load ptr %p ; error: 13 E0222 `ptr` has no pointee type
  %y = getelementptr ptr %p, i64 1 ; error: 22 E0222 `ptr` has no pointee type
  %z = load i64* %q ; error: 3 E0264 a `load` without the type that is loaded
  ret i64 %z
}
