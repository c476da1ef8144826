define i32 @main() {
  %a = call i32 @first(i64 20)
  %b = call i32 @second(i32 %a, i64 2)
  ret i32 %b
}

; The text begins with a function, which calls functions of types that are new there.
; exit: 42
define i32 @first(i64 %n) {
  %t = trunc i64 %n to i32
  %r = call i32 @second(i32 %t, i64 %n)
  ret i32 %r
}

define i32 @second(i32 %a, i64 %b) {
  %t = trunc i64 %b to i32
  %r = add i32 %a, %t
  %s = call i32 @third(i32 %r)
  ret i32 %s
}

define i32 @third(i32 %a) {
  ret i32 %a
}
