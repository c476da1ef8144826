; Exceptions are not supported yet.
declare void @f()
declare i32 @__gxx_personality_v0(...)
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %bad ; error: 3 E0161 `invoke`
ok:
  ret i32 0
bad:
  %x = landingpad { ptr, i32 } cleanup ; error: 8 E0161 `landingpad`
  ret i32 1
}
