; A value is well defined if none of its bits is undef or poison; the padding of an aggregate does not count.
; covers: 4-78
; run: @padding(i8 3, i32 4) == i32 7
; run: @frozen() == i1 true
; run: @vector(i32 1) == i32 3
; A struct with padding goes where everything must be defined.
define i32 @sum({ i8, i32 } noundef %s) {
  %a = extractvalue { i8, i32 } %s, 0
  %b = extractvalue { i8, i32 } %s, 1
  %c = zext i8 %a to i32
  %r = add i32 %b, %c
  ret i32 %r
}
define noundef { i8, i32 } @loaded(i8 %a, i32 %b) {
  %p = alloca { i8, i32 }
  %q = getelementptr { i8, i32 }, ptr %p, i64 0, i32 1
  store i8 %a, ptr %p
  store i32 %b, ptr %q
  %r = load { i8, i32 }, ptr %p
  ret { i8, i32 } %r
}
define i32 @padding(i8 %a, i32 %b) {
  %s = call { i8, i32 } @loaded(i8 %a, i32 %b)
  %r = call i32 @sum({ i8, i32 } %s)
  ret i32 %r
}
define i1 @take(i1 noundef %x, <2 x i8> noundef %v) {
  %e = extractelement <2 x i8> %v, i64 1
  %c = icmp eq i8 %e, %e
  %r = or i1 %x, %c
  ret i1 %r
}
define i1 @frozen() {
  %x = freeze i1 poison
  %v = freeze <2 x i8> <i8 1, i8 undef>
  %r = call i1 @take(i1 %x, <2 x i8> %v)
  ret i1 %r
}
define i32 @lanes(<2 x i32> noundef %v) {
  %x = extractelement <2 x i32> %v, i64 0
  %y = extractelement <2 x i32> %v, i64 1
  %r = add i32 %x, %y
  ret i32 %r
}
define i32 @vector(i32 %x) {
  %v = insertelement <2 x i32> <i32 poison, i32 2>, i32 %x, i64 0
  %r = call i32 @lanes(<2 x i32> %v)
  ret i32 %r
}
