; Types that one target knows: passed on, chosen and ignored where nobody runs it.
; covers: 4-55
; run: @f() == i32 1
define i32 @f() {
  ret i32 1
}
declare void @take(target("label"), target("label", void), target("label", void, i32), target("label", 0, 1, 2), target("label", void, i32, 0, 1, 2))
define target("label", void, i32, 0) @chosen(i1 %c, target("label", void, i32, 0) %a, target("label", void, i32, 0) %b) {
entry:
  %s = select i1 %c, target("label", void, i32, 0) %a, target("label", void, i32, 0) %b
  br i1 %c, label %yes, label %end
yes:
  br label %end
end:
  %p = phi target("label", void, i32, 0) [ %s, %entry ], [ undef, %yes ]
  ret target("label", void, i32, 0) %p
}
