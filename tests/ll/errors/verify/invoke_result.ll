declare i32 @personality(...)
declare void @g()
declare i32 @h(i32)

define i32 @pad() personality ptr @personality {
  %r = invoke i32 @h(i32 1) to label %a unwind label %b
a:
  %x = add i32 %r, 1
  ret i32 %x
b:
  %e = landingpad { ptr, i32 } cleanup
  ret i32 %r ; error: 11 E0309 the definition of `%r` does not dominate this use
}
define i32 @join() personality ptr @personality {
  %r = invoke i32 @h(i32 1) to label %a unwind label %b
a:
  br label %c
b:
  %e = landingpad { ptr, i32 } cleanup
  br label %c
c:
  ret i32 %r ; error: 11 E0309 the definition of `%r` does not dominate this use
}
define i32 @merged() personality ptr @personality {
  br i1 true, label %s, label %a
s:
  %r = invoke i32 @h(i32 1) to label %a unwind label %b
a:
  ret i32 %r ; error: 11 E0309 the definition of `%r` does not dominate this use
b:
  %e = landingpad { ptr, i32 } cleanup
  unreachable
}
define i32 @phis() personality ptr @personality {
  %r = invoke i32 @h(i32 1) to label %a unwind label %b
a:
  %good = phi i32 [ %r, %0 ]
  ret i32 %good
b:
  %bad = phi i32 [ %r, %0 ] ; error: 20 E0309 the definition of `%r` does not dominate this use
  %e = landingpad { ptr, i32 } cleanup
  unreachable
}
define void @call() personality ptr @personality {
  %v = invoke void @g() to label %a unwind label %b ; error: 3 E0204 instructions returning void cannot have a name
a:
  %w = invoke i32 @h(i64 1) to label %c unwind label %b ; warn: 19 W0207
c:
  ret void
b:
  %e = landingpad { ptr, i32 } cleanup
  unreachable
}
