define i32 @nested(i32 %x) {
  %a = add i32 %x, mul i32 %x, 2
  %b = add i32 %x, (mul i32 %x, 2)
  %c = sub i32 %x
  %d = add i32 %x
  %e = alloca i32 5
  %p = alloca i32
  store i32 %x, i32 %p
  store i32 %x, i32 %x
  %f = icmp equal i32 %x, 1
  ret void
}

define i32 @unnamed(i32) {
  ret i32 %1
}

define i32 @blocks(i1 %c) {
entry:
  br i1 %c, a, b
a:
  br i1 %c, lable %b, label %d
b:
  %v = phi i32 [ 0, entry ], [ 1, a ]
  br i1 %c, d, nowhere
d:
  ret i32 1
}

define i32 @separators(i32 %x) {
  %a = add i32 1_000, %x
  %b = mul i32 %a, 1_000_000
  ret i32 %b
}
