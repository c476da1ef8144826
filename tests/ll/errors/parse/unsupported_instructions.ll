; What is refused causes no further errors: its results count as defined, and it takes its number.
define i64 @f(ptr %p, i64 %a) {
  %x = invoke i64 @g(i64 %a) ; error: 8 E0161 `invoke` is not supported yet
          to label %next unwind label %bad
next:
  %y = malloc i64 ; error: 8 E0161 `malloc` is not supported yet
  callbr void asm "", ""() to label %other [label %bad] ; error: 3 E0161 `callbr` is not supported yet
other:
  %1 = cleanuppad within none [] ; error: 8 E0161 `cleanuppad` is not supported yet
  %2 = add i64 %x, %y
  ret i64 %2
bad:
  %3 = landingpad { ptr, i32 } ; error: 8 E0161 `landingpad` is not supported yet
          cleanup
  resume { ptr, i32 } %3 ; error: 3 E0161 `resume` is not supported yet
}
declare i64 @g(i64)
