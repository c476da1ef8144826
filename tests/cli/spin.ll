define i32 @spin() {
  br label %again
again:
  br label %again
}

define i32 @main() {
  %r = call i32 @spin()
  ret i32 %r
}
