; flags: --strict
define void @f(i32* %p) {
  store i64 1, i32* %p  ; error: 16 E0207 stored value of type `i64` does not match pointer of type `i32*`
  ret void
}
