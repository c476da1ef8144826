; Who decides at a landing pad must be there.
declare i32 @no_such_personality(...)
declare void @g()
define i32 @main() personality ptr @no_such_personality {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 } cleanup ; error: 3 E0701 no function named `@no_such_personality`
  resume { ptr, i32 } %e
}
define void @f() {
  ret void
}
