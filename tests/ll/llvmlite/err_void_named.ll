; A result of type void cannot be named: neither of a direct call nor of an indirect one.
; covers: 0-5

define void @f() {
  ret void
}
define i64 @main() {
  %x = call void @f() ; error: 3 E0204 void
  %p = alloca void ()*
  store void ()* @f, void ()** %p
  %g = load void ()*, void ()** %p
  %y = call void %g() ; error: 3 E0204 void
  ret i64 0
}
