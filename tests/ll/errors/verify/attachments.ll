; Metadata that says something about a result stands where there is such a result.
define void @f(ptr %p, i32 %n) {
  %a = alloca i32, !invariant.group !0 ; error: 3 E0243 invariant.group metadata is only for loads and stores
  %b = add i32 %n, 1, !range !1 ; error: 3 E0243 Ranges are only for loads, calls and invokes!
  %c = load i32, ptr %p, !nonnull !0 ; error: 3 E0243 nonnull applies only to pointer types
  %d = getelementptr i8, ptr %p, i32 1, !nonnull !0 ; error: 3 E0243 nonnull applies only to load instructions
  %e = load i32, ptr %p, !dereferenceable !2 ; error: 3 E0243 apply only to pointer types
  %g = getelementptr i8, ptr %p, i32 1, !dereferenceable_or_null !2 ; error: 3 E0243 apply only to load and inttoptr
  %h = load i32, ptr %p, !align !2 ; error: 3 E0243 align applies only to pointer types
  %i = getelementptr i8, ptr %p, i32 1, !align !2 ; error: 3 E0243 align applies only to load instructions
  %j = add i32 %n, 1, !fpmath !0 ; error: 3 E0243 fpmath requires a floating point result!
  %k = add i32 %n, 1, !dbg !{!"a, !b", !0}, !tbaa !0 ; error: 3 E0243 This instruction shall not have a TBAA access tag!
  %l = load ptr, ptr %p, !nonnull !0, !dereferenceable !2, !align !2, !invariant.group !0, !tbaa !4
  %m = load i32, ptr %p, !range !1
  store i32 %m, ptr %p, !invariant.group !0, !tbaa !4
  %o = inttoptr i32 %n to ptr, !dereferenceable !2
  %q = fadd float 1.0, 2.0, !fpmath !3
  ret void
}
!0 = !{}
!1 = !{i32 0, i32 5}
!2 = !{i64 8}
!3 = !{float 2.5}
!4 = !{!5, !5, i64 0}
!5 = !{!"any", !6}
!6 = !{!"root"}
