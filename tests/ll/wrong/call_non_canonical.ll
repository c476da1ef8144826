; A call of an address that no code can have.
define i32 @main() {
  %f = inttoptr i64 4919131752989213764 to ptr
  call void %f() ; trap: bad call
  ret i32 0
}
