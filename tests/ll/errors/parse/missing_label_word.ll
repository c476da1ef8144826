define void @f(i1 %c) {
  br i1 %c, %a, label %b ; error: 13 E0101 missing `label` before `%a`
a:
  ret void
b:
  ret void
}
