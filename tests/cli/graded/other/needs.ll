; exit: 0
; needs: libnobodyhas.so.9
define i32 @main() {
  ret i32 0
}
