; The same processor, but other types of C and other variable arguments.
; covers: 4-19
; exit: 3
target triple = "x86_64-pc-windows-msvc" ; warn: 17 W0210 is not that of this machine
define i32 @main() {
  ret i32 3
}
