; Promises that are kept change nothing.
; covers: 4-77
; run: @wraps(i32 5, i32 3) == i32 47
; run: @exact(i32 24) == i32 9
; run: @inbounds(i64 2) == i32 3
; run: @casts(i32 200) == i64 656
; run: @disjoint(i32 12, i32 3) == i32 15
; run: @same(i32 -5, i32 -3) == i1 true
; run: @vectors() == i32 10
@a = constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define i32 @wraps(i32 %a, i32 %b) {
  %s = add nuw nsw i32 %a, %b
  %t = sub nuw nsw i32 %a, %b
  %u = mul nsw nuw i32 %s, %t
  %v = shl nuw nsw i32 %u, 1
  %r = add nsw i32 %v, 15
  ret i32 %r
}
define i32 @exact(i32 %a) {
  %s = lshr exact i32 %a, 3
  %t = ashr exact i32 %a, 2
  %u = udiv exact i32 %a, 6
  %v = sdiv exact i32 %a, -6
  %w = add i32 %s, %t
  %x = add i32 %u, %v
  %r = add i32 %w, %x
  ret i32 %r
}
define i32 @inbounds(i64 %n) {
  %p = getelementptr inbounds [4 x i32], ptr @a, i64 0, i64 %n
  %q = getelementptr nusw i32, ptr %p, i64 1
  %s = getelementptr nuw i32, ptr %q, i64 0
  %t = getelementptr inbounds nuw i32, ptr @a, i64 %n
  %x = load i32, ptr %s
  %y = load i32, ptr %t
  %b = icmp ugt i32 %x, %y
  %r = select i1 %b, i32 %y, i32 0
  ret i32 %r
}
define i64 @casts(i32 %x) {
  %a = zext nneg i32 %x to i64
  %b = trunc nuw i32 %x to i8
  %c = trunc nuw nsw i32 %x to i16
  %d = zext i8 %b to i64
  %e = sext i16 %c to i64
  %f = uitofp nneg i32 56 to double
  %g = fptosi double %f to i64
  %h = add i64 %a, %d
  %i = add i64 %h, %e
  %r = add i64 %i, %g
  ret i64 %r
}
define i32 @disjoint(i32 %a, i32 %b) {
  %r = or disjoint i32 %a, %b
  ret i32 %r
}
define i1 @same(i32 %a, i32 %b) {
  %r = icmp samesign ult i32 %a, %b
  ret i1 %r
}
define i32 @vectors() {
  %v = add nuw <2 x i32> <i32 1, i32 2>, <i32 3, i32 4>
  %x = extractelement <2 x i32> %v, i64 0
  %y = extractelement <2 x i32> %v, i64 1
  %r = add i32 %x, %y
  ret i32 %r
}
