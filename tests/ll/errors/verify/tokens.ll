; Values of type token and metadata are for intrinsics.
; covers: 3-5 4-59
declare void @a(metadata) ; error: 17 E0202 Function takes `metadata` but isn't an intrinsic
declare void @b(i32, token) ; error: 22 E0202 Function takes `token` but isn't an intrinsic
declare token @c() ; error: 9 E0202 Function returns `token` but isn't an intrinsic
declare token @llvm.call.preallocated.setup(i32)
declare void @llvm.write_register.i64(metadata, i64)
define void @f(i1 %c) {
entry:
  %s = select i1 %c, token none, token none ; error: 22 E0202 select values cannot have token type
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %p = phi token [ none, %a ], [ none, %entry ] ; error: 12 E0202 PHI nodes cannot have token type
  ret void
}
