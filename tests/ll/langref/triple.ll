; LangRef's example of a target triple: the operating system is ignored if the architecture is supported.
; covers: 4-19
; exit: 3
target triple = "x86_64-apple-macosx10.7.0"
define i32 @main() {
  ret i32 3
}
