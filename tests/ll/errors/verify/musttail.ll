define i32 @followed(i32 %a) {
  %r = musttail call i32 @followed(i32 %a) ; error: 3 E0311 must be followed by a `ret` of its result
  %s = add i32 %r, 1
  ret i32 %s
}
define i32 @other(i32 %a) {
  %r = musttail call i32 @followed(i32 %a) ; error: 3 E0311 must be followed by a `ret` of its result
  ret i32 %a
}
define void @kinds(i32 %a) {
  %r = musttail call i32 @followed(i32 %a) ; error: 3 E0311 a `musttail` call of a function that returns `i32`, in one that returns `void`
  ret void
}
define void @fixed(ptr %f) {
  musttail call void (ptr, ...) %f(ptr %f, ...) ; error: 3 E0311 does not pass on variable arguments
  ret void
}
define void @normal(ptr %f, ...) {
  call void (ptr, ...) %f(ptr %f, ...) ; error: 3 E0311 does not pass on variable arguments
  ret void
}
