; The stack and frame pointers lie near the function's own variables.
; run: @near(i32 0) == i1 true
; run: @near_frame(i32 0) == i1 true
declare i64 @llvm.read_register.i64(metadata)
declare i64 @llvm.read_volatile_register.i64(metadata)
define i1 @near(i32 %n) {
  %r = call i64 @llvm.read_register.i64(metadata !0)
  %s = call i64 @llvm.read_volatile_register.i64(metadata !0)
  %c = icmp ne i64 %r, 0
  %d = icmp eq i64 %r, %s
  %e = and i1 %c, %d
  ret i1 %e
}
define i1 @near_frame(i32 %n) {
  %r = call i64 @llvm.read_register.i64(metadata !1)
  %c = icmp ne i64 %r, 0
  ret i1 %c
}
!0 = !{!"rsp"}
!1 = !{!"rbp"}
