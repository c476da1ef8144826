; LLVM accepts the flags of `getelementptr` and of floating-point arithmetic more than once, and all others once.
@a = global i64 add nuw nuw (i64 1, i64 2) ; error: 25 E0141 repeated flag `nuw` of `add`
define i64 @f(i64 %a, i32 %n, ptr %p, float %x) {
  %b = add nuw nuw i64 %a, 1 ; error: 16 E0141 repeated flag `nuw` of `add`
  %c = mul nsw nuw nsw i64 %a, 1 ; error: 20 E0141 repeated flag `nsw` of `mul`
  %d = sdiv exact exact i64 %a, 1 ; error: 19 E0141 repeated flag `exact` of `sdiv`
  %e = or disjoint disjoint i64 %a, 1 ; error: 20 E0141 repeated flag `disjoint` of `or`
  %g = trunc nuw nsw nuw i64 %a to i32 ; error: 22 E0141 repeated flag `nuw` of `trunc`
  %h = zext nneg nneg i32 %n to i64 ; error: 18 E0141 repeated flag `nneg` of `zext`
  %i = icmp samesign samesign eq i64 %a, 1 ; error: 22 E0141 repeated flag `samesign` of `icmp`
  %j = getelementptr inbounds inbounds nuw nuw i8, ptr %p, i64 1
  %k = fadd nnan nnan fast float %x, 1.0
  %l = sub nsw nuw i64 %a, 1
  ret i64 %b
}
