%pair = type { i64, i64 }

define i64* @f(%pair* %p, i32 %i) {
  %x = getelementptr %pair, %pair* %p, i32 0, i32 %i  ; error: 51 E0208 the index into `%pair` must be a constant
  ret i64* %x
}
