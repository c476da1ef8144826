; part:
@0 = private constant i32 4
@.str = private constant i32 8

define internal i32 @h() {
  %v = load i32, ptr @0
  ret i32 %v
}

define i32 @taken() {
  %v = load i32, ptr @.str
  %w = mul i32 %v, 7
  ret i32 %w
}

define i32 @part() {
  %a = call i32 @h()
  %b = call i32 @taken()
  %c = add i32 %a, %b
  ret i32 %c
}
