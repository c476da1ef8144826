; A calling convention of somebody else's machine.
define cc 99 i32 @f() { ; error: 18 E0605 99
  ret i32 0
}
define i32 @main() {
  %x = call cc 99 i32 @f() ; error: 3 E0605 99
  ret i32 %x
}
