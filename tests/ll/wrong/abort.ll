; A program that gives up.
declare void @abort() noreturn
define i32 @main() {
  call void @abort() ; trap: abort
  unreachable
}
