; covers: 4-19
; exit: 3
target triple = "aarch64-unknown-linux-gnu" ; warn: 17 W0210 the target triple `aarch64-unknown-linux-gnu` is not that of this machine
define i32 @main() {
  ret i32 3
}
