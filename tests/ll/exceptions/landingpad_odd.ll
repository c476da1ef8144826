; What a landing pad gives is an exception and a selector, and it names types by the addresses of variables.
; exit: 0
; needs: libstdc++.so.6
declare i32 @__gxx_personality_v0(...)
@each = thread_local constant i32 0
define void @f() {
  ret void
}
define i32 @g() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { double, i32 } cleanup ; warn: 3 E0602 a landingpad of type { double, i32 }
  ret i32 1
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  %n = call i32 @main2()
  %r = invoke i32 @g() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } catch ptr @f ; warn: 3 E0602 a landingpad clause that is not a variable
  ret i32 2
}
define i32 @main2() personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @g() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } catch ptr @each ; warn: 3 E0602 a landingpad clause that is not a variable
  ret i32 2
}
