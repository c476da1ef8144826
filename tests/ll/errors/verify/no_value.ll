; Types whose values do not exist.
%opaque = type opaque

define void @f(i64* %p, %opaque* %q) {
  %x = load void, i64* %p  ; error: 13 E0202 `load` cannot be used with type `void`
  %y = load %opaque, %opaque* %q  ; error: 13 E0202 `load` cannot be used with type `%opaque`
  ret void
}
