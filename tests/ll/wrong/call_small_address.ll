; A call of a small address is not reported as a call of a null pointer.
define i32 @main() {
  %f = inttoptr i64 4660 to ptr
  call void %f() ; trap: bad call
  ret i32 0
}
