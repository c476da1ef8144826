define cc 100 i32 @f(ptr swiftself %n) { ; warn: 19 E0605 calling convention 100
  ret i32 7
}
; warn@1: 36 E0605 the attribute `swiftself`
define i32 @main() {
  %r = call cc 100 i32 @f(ptr swiftself null) ; trap: unsupported ; warn: 3 E0605 calling convention 100 ; warn: 3 E0605 the attribute `swiftself`
  ret i32 0
}
