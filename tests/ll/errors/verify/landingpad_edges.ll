declare i32 @personality(...)
declare void @g()
declare i32 @h(i32)

define void @entry() personality ptr @personality {
  %e = landingpad { ptr, i32 } cleanup ; error: 8 E0311 EH pad cannot be in entry block
  unreachable
}
define void @branch() personality ptr @personality {
  invoke void @g() to label %a unwind label %b
a:
  br label %b
b:
  %e = landingpad { ptr, i32 } cleanup ; error: 8 E0311 must be jumped to only by the unwind edge of an invoke
  unreachable
}
define void @both() personality ptr @personality {
  invoke void @g() to label %b unwind label %b
b:
  %e = landingpad { ptr, i32 } cleanup ; error: 8 E0311 must be jumped to only by the unwind edge of an invoke
  unreachable
}
define void @plain() personality ptr @personality {
  invoke void @g() to label %a unwind label %b ; error: 45 E0312 the unwind destination does not have an exception handling instruction
a:
  ret void
b:
  unreachable
}
define void @own() personality ptr @personality {
e:
  br label %f
f:
  invoke void @g() to label %e unwind label %b ; error: 29 E0304 entry block to function must not have predecessors
b:
  %p = landingpad { ptr, i32 } cleanup
  unreachable
}
