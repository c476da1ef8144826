; part:
@f = alias i32 (), ptr @one
@v = alias i32, ptr @w
@w = internal global i32 5

define internal i32 @one() {
  ret i32 2
}

define i32 @weak() {
  ret i32 20
}
