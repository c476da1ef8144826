define i64 @f(i64 %n) {
  %c = icmp slt i64 %n, 0
  br i1 %c, label %a, label %b
a:
  %x = add i64 %n, 1
b:  ; error: 1 E0301 expected a terminator at the end of block `%a`
  ret i64 %n
e:
d:  ; error: 1 E0301 expected a terminator at the end of block `%e`
  ret i64 %n
}

define void @g() {
  %x = add i64 1, 2
}  ; error: 1 E0301 expected a terminator at the end of the entry block
; covers: 1-48
