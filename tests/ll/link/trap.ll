; A fault is told in the file where it happens.
; link: trap_part.ll
declare i32 @divide(i32, i32)
define i32 @main() {
  %r = call i32 @divide(i32 1, i32 0)
  ret i32 %r
}
