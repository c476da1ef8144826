define ptr @f(ptr %p) {
  %x = getelementptr i64, ptr %p, i64 ; error: 38 E0101 expected a value in `getelementptr`
  ret ptr %x
}
