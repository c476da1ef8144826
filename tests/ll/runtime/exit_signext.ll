; The callee says that it extends its result with its sign.
; exit: 255
define signext i3 @main() {
  ret i3 -1
}
