; With opaque pointers LLVM compares nothing here.
define i64 @g(i64 %a) {
  ret i64 %a
}

define i64 @f(ptr %p) {
  %1 = call i64 @g(ptr %p)  ; warn: 17 W0207 `@g` has type `i64 (i64)`, but is called as `i64 (ptr)`
  ret i64 %1
}
