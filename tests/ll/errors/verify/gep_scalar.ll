define void @f(i64* %p, { i64, i64* }* %q) {
  %x = getelementptr i64, i64* %p, i32 0, i32 1  ; error: 47 E0208 cannot index into `i64`, which is not an array or struct
  %y = getelementptr { i64, i64* }, { i64, i64* }* %q, i32 0, i32 1, i32 0  ; error: 74 E0208 cannot index into `i64*`
  ret void
}
