define void @main() {
  call void @print(i64 8)  ; warn: 13 W0201 `@print` is not declared ; warn: 3 E0701 no function named `@print`
  call void @print(i64 8, i64 9)  ; warn: 13 W0206 this call does not agree with its first call
  ret void
}
