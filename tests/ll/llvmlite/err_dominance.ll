; Every path to a use passes the definition: not so on the other branch, before it, or in itself.
; covers: 0-24

define i64 @branch(i1 %c) {
  br i1 %c, label %a, label %b
a:
  %x = add i64 1, 2
  br label %b
b:
  ret i64 %x ; error: 11 E0309 %x
}
define i64 @order() {
  %y = add i64 %z, 1 ; error: 16 E0309 %z
  %z = add i64 1, 2
  ret i64 %y
}
define i64 @self() {
  %w = add i64 %w, 1 ; error: 16 E0309 %w
  ret i64 %w
}
define i64 @loop(i64 %n) {
  br label %head
head:
  %c = icmp eq i64 %k, %n ; error: 20 E0309 %k
  br i1 %c, label %out, label %body
body:
  %k = add i64 %n, 1
  br label %head
out:
  ret i64 %k ; error: 11 E0309 %k
}
