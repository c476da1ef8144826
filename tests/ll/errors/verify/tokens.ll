declare i32 @personality(...)
declare void @g()
declare i32 @h(i32)

define void @parameter(token %t) { ; error: 24 E0241 function takes token but isn't an intrinsic
  ret void
}
declare token @result() ; error: 9 E0241 function returns token but isn't an intrinsic
declare void @metadata(metadata) ; error: 24 E0241 function takes metadata but isn't an intrinsic
define void @phis() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %c = cleanuppad within none []
  br label %n
n:
  %p = phi token [ %c, %sw ] ; error: 12 E0202 `phi` cannot work on a value of type `token`
  unreachable
}
define void @selects() personality ptr @personality {
  invoke void @g() to label %ok unwind label %sw
ok:
  ret void
sw:
  %c = cleanuppad within none []
  %s = select i1 true, token %c, token %c ; error: 24 E0202 `select` cannot work on a value of type `token` ; error: 34 E0202 `select` cannot work on a value of type `token`
  unreachable
}
