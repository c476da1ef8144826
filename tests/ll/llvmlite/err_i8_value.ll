; i8* is a type, i8 alone is none.
; flags: --profile=llvmlite
; covers: 0-4

define i64 @f(i8* %s) {
  %c = load i8, i8* %s ; error: 13 E0505 i8
  ret i64 0
}
define i8 @g() { ; error: 8 E0505 i8
  ret i8 0
}
