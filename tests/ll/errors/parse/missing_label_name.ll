define void @f() {
  br label next ; error: 12 E0101 expected the name of a block
next:
  ret void
}
