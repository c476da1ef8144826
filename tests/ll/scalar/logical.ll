; `&&` and `||` as clang writes them: a select between a condition and a constant.
; run: @both(i32 1, i32 2) == i1 true
; run: @both(i32 1, i32 3) == i1 false
; run: @both(i32 0, i32 2) == i1 false
; run: @either(i32 1, i32 3) == i1 true
; run: @either(i32 0, i32 2) == i1 true
; run: @either(i32 0, i32 3) == i1 false
; run: @chosen(i1 true, i1 false) == i32 10
; run: @chosen(i1 true, i1 true) == i32 11
; run: @chosen(i1 false, i1 true) == i32 121
; run: @guarded(i32 0) == i32 7
; run: @guarded(i32 4) == i32 9
; run: @constants(i1 true) == i32 6
; run: @constants(i1 false) == i32 5

define i1 @both(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, 1
  %b = icmp eq i32 %y, 2
  %r = select i1 %a, i1 %b, i1 false
  ret i1 %r
}

define i1 @either(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, 1
  %b = icmp eq i32 %y, 2
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
}

; The other way around, and as a number.
define i32 @chosen(i1 %a, i1 %b) {
  %not = select i1 %a, i1 false, i1 %b
  %or = select i1 %a, i1 %b, i1 true
  %n = zext i1 %not to i32
  %o = zext i1 %or to i32
  %tens = select i1 %a, i32 10, i32 20
  %sum = add i32 %tens, %o
  %hundreds = mul i32 %n, 100
  %r = add i32 %sum, %hundreds
  ret i32 %r
}

; What is not chosen may be poison.
define i32 @guarded(i32 %x) {
  %some = icmp ne i32 %x, 0
  %less = sub i32 32, %x
  %shifted = shl i32 1, %less
  %large = icmp ugt i32 %shifted, 5
  %both = select i1 %some, i1 %large, i1 false
  br i1 %both, label %yes, label %no
yes:
  ret i32 9
no:
  ret i32 7
}

define i32 @constants(i1 %a) {
  %x = select i1 %a, i1 true, i1 false
  %y = select i1 %a, i1 false, i1 false
  %z = select i1 %a, i1 true, i1 true
  %n = zext i1 %x to i32
  %m = zext i1 %y to i32
  %k = select i1 %z, i32 5, i32 3
  %s = add i32 %n, %m
  %r = add i32 %s, %k
  ret i32 %r
}
