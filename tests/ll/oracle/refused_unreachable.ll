; What cannot be run is refused only where the entry point reaches it.
; exit: 0
define <4 x i32> @v(<4 x i32> %x) {
  ret <4 x i32> %x
}
define i32 @main() {
  ret i32 0
}
