define void @f() {
  br label %a
a:
  br label %b
b:
  br label %a
a: ; error: 1 E0111 multiple definition of label `a`
  ret void
}
