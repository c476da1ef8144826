; The callee says that it extends with zeros.
; exit: 7
define zeroext i3 @main() {
  ret i3 -1
}
