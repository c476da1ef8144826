; What a function compiled with -fstack-protector does when its canary has changed.
declare void @__stack_chk_fail() noreturn
define i32 @main() {
  call void @__stack_chk_fail() ; trap: abort
  unreachable
}
