define i32 @f(i1 %c, i32 %a, ptr %p) {
  %b = xor nsw i32 %a, 1
  %d = udiv nuw i32 %a, 3
  %e = add i32 nuw nsw %a, 1
  %g = mul nuw nuw i32 %a, 1
  br %c, %a, %p
next:
  switch i32 %a, label %end [ i32 1, label %a1, i32 2, label %end ]
a1:
  br i1 %c, a, end
a:
  retrun i32 %a
end:
  ret i32 0
}
@v = internal hidden global i32 0
@w = internal weak global i32 0
