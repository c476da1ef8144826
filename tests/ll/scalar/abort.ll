
declare void @abort()

define i32 @main() {
  call void @abort() ; trap: abort
  ret i32 0
}
