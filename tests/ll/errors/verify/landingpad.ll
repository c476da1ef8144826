declare i32 @personality(...)
declare void @g()
declare i32 @h(i32)

define void @clauses(ptr %x) personality ptr @personality {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %c unwind label %d
c:
  ret void
b:
  %none = landingpad { ptr, i32 } ; error: 11 E0250 needs at least one clause or to be a cleanup
  unreachable
d:
  call void @g()
  %late = landingpad { ptr, i32 } cleanup ; error: 11 E0311 `landingpad` not the first non-PHI instruction in the block
  unreachable
}
define void @kinds(ptr %x) personality ptr @personality {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %c unwind label %d
c:
  invoke void @g() to label %e unwind label %f
e:
  ret void
b:
  %integer = landingpad { ptr, i32 } catch i32 4 ; error: 44 E0250 catch operand does not have pointer type
  unreachable
d:
  %scalar = landingpad { ptr, i32 } filter ptr null ; error: 44 E0250 filter operand is not an array of constants
  unreachable
f:
  %local = landingpad { ptr, i32 } catch ptr null catch ptr %x ; error: 61 E0250 clause argument must be a constant
  unreachable
}
define void @nobody() { 
  invoke void @g() to label %a unwind label %b
a:
  ret void
b:
  %e = landingpad { ptr, i32 } cleanup ; error: 8 E0313 `landingpad` needs to be in a function with a personality
  resume { ptr, i32 } %e ; error: 3 E0313 `resume` needs to be in a function with a personality
}
define void @types() personality ptr @personality {
  invoke void @g() to label %a unwind label %b
a:
  invoke void @g() to label %c unwind label %d
c:
  ret void
b:
  %e = landingpad { ptr, i32 } cleanup
  resume i32 1 ; error: 10 E0315 `resume` should have a consistent result type inside a function
d:
  %f = landingpad { ptr, i64 } cleanup ; error: 19 E0315 `landingpad` should have a consistent result type inside a function
  unreachable
}
