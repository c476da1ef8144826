; flags: --fuel 10
; exit: 10
; As much fuel as there are instructions is enough.
@x = global i64 0
define i64 @main() {
entry:
  store volatile i64 1, ptr @x
  store volatile i64 2, ptr @x
  store volatile i64 3, ptr @x
  store volatile i64 4, ptr @x
  store volatile i64 5, ptr @x
  store volatile i64 6, ptr @x
  store volatile i64 7, ptr @x
  store volatile i64 10, ptr @x
  %y = load i64, ptr @x
  ret i64 %y
}
