; Pads of Windows: run past, since nothing throws.
; exit: 0
declare i32 @__CxxFrameHandler3(...)
define void @g() {
  ret void
}
define i32 @main() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %ok unwind label %switch
ok:
  ret i32 0
switch:
  %s = catchswitch within none [label %handler, label %other] unwind label %cleanup
handler:
  %p = catchpad within %s [ptr null, i32 64, ptr null]
  invoke void @g() [ "funclet"(token %p) ] to label %back unwind label %inner
back:
  catchret from %p to label %ok
inner:
  %i = cleanuppad within %p []
  cleanupret from %i unwind label %cleanup
other:
  %q = catchpad within %s []
  catchret from %q to label %ok
cleanup:
  %c = cleanuppad within none []
  call void @g() [ "funclet"(token %c) ]
  cleanupret from %c unwind to caller
}
