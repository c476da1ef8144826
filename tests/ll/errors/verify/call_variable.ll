@x = global i64 3

define void @f() {
  call void @x()  ; error: 13 E0206 `@x` is not a function but of type `i64`
  ret void
}
