define cc 100 i32 @f(ptr nest %n) { ; warn: 19 E0605 calling convention 100
  ret i32 7
}
; warn@1: 31 E0605 the attribute `nest`
define i32 @main() {
  %r = call cc 100 i32 @f(ptr nest null) ; trap: unsupported ; warn: 3 E0605 calling convention 100 ; warn: 3 E0605 the attribute `nest`
  ret i32 0
}
