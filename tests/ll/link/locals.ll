; What is private or internal stays apart, named or not; a local function gives way to another module's external one.
; link: locals_part.ll
; exit: 63
; covers: 1-11
@0 = private constant i32 1
@.str = private constant i32 2

declare i32 @part()

define internal i32 @h() {
  %v = load i32, ptr @0
  ret i32 %v
}

define internal i32 @taken() {
  %v = load i32, ptr @.str
  ret i32 %v
}

define i32 @main() {
  %a = call i32 @h()
  %b = call i32 @taken()
  %c = call i32 @part()
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
