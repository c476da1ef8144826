; The order of blocks in the text says nothing: a definition may stand below its use, if every path passes it first.
; run: @f(i64 4) == i64 50
; run: @g(i1 true) == i64 3
; run: @g(i1 false) == i64 4
; covers: 0-24 0-21

define i64 @f(i64 %n) {
  br label %first
last:
  %d = add i64 %c, %b
  ret i64 %d
middle:
  %c = mul i64 %b, 9
  br label %last
first:
  %b = add i64 %n, 1
  br label %middle
}

define i64 @g(i1 %c) {
  br label %define
join:
  br i1 %c, label %more, label %plain
plain:
  ret i64 %y
more:
  ret i64 %x
define:
  %x = add i64 1, 2
  %y = add i64 %x, 1
  br label %join
}
