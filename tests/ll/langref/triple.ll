; LangRef's example of a triple: the system is no matter, as long as the machine is the same.
; covers: 4-19
; exit: 3
target triple = "x86_64-apple-macosx10.7.0"
define i32 @main() {
  ret i32 3
}
