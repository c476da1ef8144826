; What is refused causes no further errors: its results count as defined, and it takes its number.
define i64 @f(ptr %p, i64 %a) {
  %x = invoke i64 @g(i64 %a) ; error: 8 E0161 `invoke` is not supported yet
          to label %next unwind label %bad
next:
  %y = extractelement <2 x i64> zeroinitializer, i32 0 ; error: 8 E0161 `extractelement` is not supported yet
  %1 = add i64 %x, %y
  ret i64 %1
bad:
  %2 = landingpad { ptr, i32 } ; error: 8 E0161 `landingpad` is not supported yet
          cleanup
  resume { ptr, i32 } %2 ; error: 3 E0161 `resume` is not supported yet
}
declare i64 @g(i64)
