; A number taken for a function is no null pointer, however small it is.
define i32 @main() {
  %f = inttoptr i64 4660 to ptr
  call void %f() ; trap: bad call
  ret i32 0
}
