define i32 @main() {
  %acc = alloca i32
  store i32 5, %acc
  %r = load i32, ptr %acc
  br done
done:
  ret %r
}
