; Three bits of a fresh byte are set and read again: the other bits stay undefined and do no harm.
; run: @field(i8 5) == i8 5
; run: @padded(i32 9, i8 2) == i32 11
define i8 @field(i8 %v) {
  %s = alloca i8
  %old = load i8, ptr %s
  %low = and i8 %v, 7
  %clear = and i8 %old, -8
  %new = or i8 %clear, %low
  store i8 %new, ptr %s
  %again = load i8, ptr %s
  %got = and i8 %again, 7
  %zero = icmp eq i8 %got, 0
  br i1 %zero, label %none, label %some
none:
  ret i8 0
some:
  ret i8 %got
}
; A struct with padding goes through an integer, as clang passes it.
define i32 @padded(i32 %a, i8 %b) {
  %s = alloca { i32, i8 }
  %t = alloca { i32, i8 }
  store i32 %a, ptr %s
  %f = getelementptr { i32, i8 }, ptr %s, i32 0, i32 1
  store i8 %b, ptr %f
  %all = load i64, ptr %s, align 4
  store i64 %all, ptr %t, align 4
  %x = load i32, ptr %t
  %g = getelementptr { i32, i8 }, ptr %t, i32 0, i32 1
  %y = load i8, ptr %g
  %w = zext i8 %y to i32
  %r = add i32 %x, %w
  ret i32 %r
}
