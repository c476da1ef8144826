; A call of an address where nothing is.
define i32 @main() {
  %g = inttoptr i64 1311768467 to ptr
  call void %g() ; trap: bad call
  ret i32 0
}
