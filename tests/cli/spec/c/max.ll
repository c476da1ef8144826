; exit: 0
define i32 @max(i32 %a, i32 %b) {
  ret i32 %x
}
