define cc 10 i32 @f(ptr nest %n) { ; warn: 18 E0605 calling convention 10
  ret i32 7
}
; warn@1: 30 E0605 the attribute `nest`
define i32 @main() {
  %r = call cc 10 i32 @f(ptr nest null) ; trap: unsupported ; warn: 3 E0605 calling convention 10 ; warn: 3 E0605 the attribute `nest`
  ret i32 0
}
