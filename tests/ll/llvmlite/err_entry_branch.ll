; No branch may lead back to the entry block, whether it has a name or not.
; covers: 0-25

define i64 @f(i64 %n) {
start:
  %c = icmp slt i64 %n, 0
  br i1 %c, label %end, label %start ; error: 31 E0304 entry block
end:
  ret i64 %n
}
define i64 @g() {
only:
  br label %only ; error: 12 E0304 entry block
}
