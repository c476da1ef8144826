define cc 10 i32 @f(ptr nest %n) { ; error: 18 E0605 calling convention 10
  ret i32 7
}
; error@1: 30 E0605 the attribute `nest`
define i32 @main() {
  %r = call cc 10 i32 @f(ptr nest null) ; error: 3 E0605 calling convention 10 ; error: 3 E0605 the attribute `nest`
  ret i32 0
}
