; The program `max(3, 4)`, as a compiler with two bugs writes it.
define i64 @max(i64 %a, i64 %b) {
  %less = icmp slt i64 %a, %b
  br i64 %less, label %second, label %first
first:
  ret i64 %a
second:
  ret i64 %B
}

define i64 @main() {
  %m = call i64 @max(i64 3, i64 4)
  ret i64 %m
}
