; As LLVM before 3.0 has it: the destination of an invoke is a block like any other.
; covers: 1-54
define void @g() {
  unwind ; trap: unsupported construct
}
define i32 @main() {
  invoke void @g() to label %a unwind label %b ; warn: 45 W0208 the unwind destination does not have a landingpad
a:
  ret i32 0
b:
  unwind
}
