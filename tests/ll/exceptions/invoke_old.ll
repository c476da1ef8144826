; `except` is what LLVM 1.x wrote.
; exit: 7
define i32 @g() {
  ret i32 7
}
define i32 @main() {
  %r = invoke i32 @g()
    to label %a
    except label %b ; warn: 18 W0208
a:
  ret i32 %r
b:
  ret i32 1
}
