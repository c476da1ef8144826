; `true` is status 1.
; exit: 1
define i1 @main() {
  ret i1 true
}
