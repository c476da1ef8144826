@a = global i64 extractvalue ({ i64, i64 } { i64 1, i64 2 }, i64 1) ; error: 17 E0162 constant expression `extractvalue` is not supported yet
define void @f() {
x:
  ret void
}
