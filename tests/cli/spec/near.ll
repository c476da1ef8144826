; run @main() == i32 4
; EXIT: 5
; exit:4
define i32 @main() {
  ret i32 4
}
