declare i32 @personality(...)
declare void @g()
declare i32 @h(i32)

define void @handlers() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %s = catchswitch within none [] unwind to caller ; error: 8 E0314 catchswitch cannot have empty handler list
}
define void @handler() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %s = catchswitch within none [label %h] unwind to caller ; error: 39 E0312 catchswitch handlers must be catchpads
h:
  ret void
}
define void @free() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %p = catchpad within none [] ; error: 24 E0314 a catchpad needs to be directly nested in a catchswitch
  unreachable
}
define void @ends() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %c = cleanuppad within none []
  catchret from %c to label %ok ; error: 17 E0314 catchret needs to be provided a catchpad
}
define void @ends2() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s [i32 1]
  cleanupret from %p unwind to caller ; error: 19 E0314 cleanupret needs to be provided a cleanuppad
}
define void @parent(i32 %x) personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %s = catchswitch within none [label %h] unwind label %c
h:
  %p = catchpad within %s []
  catchret from %p to label %ok
c:
  %q = cleanuppad within %s [] ; error: 26 E0314 cleanuppad has an invalid parent
  unreachable
}
define void @token(i32 %x) personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %q = cleanuppad within none []
  cleanupret from %x unwind to caller ; error: 19 E0201 `%x` has type `i32`, expected `token`
}
define void @away() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %c = cleanuppad within none []
  cleanupret from %c unwind label %n ; error: 35 E0312 `cleanupret` must unwind to an EH block which is not a landingpad
n:
  ret void
}
define void @nobody() {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %c = cleanuppad within none [] ; error: 8 E0313 `cleanuppad` needs to be in a function with a personality
  cleanupret from %c unwind to caller
}
define void @jump() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %s = catchswitch within none [label %h] unwind to caller
x:
  br label %h
h:
  %p = catchpad within %s [] ; error: 8 E0311 must be jumped to only by its catchswitch
  catchret from %p to label %ok
}
define void @self() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %s = catchswitch within none [label %h] unwind label %h
h:
  %p = catchpad within %s [] ; error: 8 E0311 catchswitch cannot unwind to one of its catchpads
  catchret from %p to label %ok
}
define void @branch() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %c = cleanuppad within none []
  br label %d
d:
  %e = cleanuppad within none [] ; error: 8 E0311 EH pad must be jumped to via an unwind edge
  unreachable
}
define void @nested() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %s = catchswitch within none [label %h] unwind to caller
h:
  %p = catchpad within %s []
  invoke void @g() to label %r unwind label %in
r:
  catchret from %p to label %ok
in:
  %q = cleanuppad within %p [] ; error: 8 E0311 a single unwind edge may only enter one EH pad
  cleanupret from %q unwind to caller
}
define void @ways() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %c = cleanuppad within none []
  br i1 true, label %u, label %v
u:
  cleanupret from %c unwind to caller
v:
  cleanupret from %c unwind label %n ; error: 3 E0312 unwind edges out of a funclet pad must have the same unwind dest
n:
  %d = cleanuppad within none []
  cleanupret from %d unwind to caller
}
