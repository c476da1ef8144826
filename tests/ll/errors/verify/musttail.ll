declare i32 @k(i32)
declare i32 @kp(ptr)
declare i32 @kv(i32, ...)
declare i64 @kl(i32)
declare fastcc i32 @kf(i32)
declare i32 @k2(i32, i32)

define i32 @good(i32 %x) {
  %r = musttail call i32 @k(i32 %x)
  ret i32 %r
}
define ptr @cast(ptr %x) {
  %r = musttail call ptr @cast(ptr %x)
  %c = bitcast ptr %r to ptr
  ret ptr %c
}
define tailcc i32 @any(i32 %x, i32 %y) {
  %r = musttail call tailcc i32 @any1(i32 %x)
  ret i32 %r
}
declare tailcc i32 @any1(i32)
define i32 @other(i32 %x) {
  %r = musttail call i32 @k(i32 %x) ; error: 17 E0253 musttail call result must be returned
  ret i32 1
}
define i32 @between(i32 %x) {
  %r = musttail call i32 @k(i32 %x) ; error: 17 E0253 musttail call must precede a ret with an optional bitcast
  %y = add i32 %r, 0
  ret i32 %r
}
define i32 @returns(i32 %x) {
  %r = musttail call i64 @kl(i32 %x) ; error: 17 E0253 cannot guarantee tail call due to mismatched return types
  ret i32 undef
}
define i32 @count(i32 %x) {
  %r = musttail call i32 @k2(i32 %x, i32 1) ; error: 17 E0253 cannot guarantee tail call due to mismatched parameter counts
  ret i32 %r
}
define i32 @types(i32 %x) {
  %r = musttail call i32 @kp(ptr null) ; error: 30 E0253 cannot guarantee tail call due to mismatched parameter types
  ret i32 %r
}
define i32 @convention(i32 %x) {
  %r = musttail call fastcc i32 @kf(i32 %x) ; error: 17 E0253 cannot guarantee tail call due to mismatched calling conv
  ret i32 %r
}
define i32 @variable(i32 %x) {
  %r = musttail call i32 (i32, ...) @kv(i32 %x) ; error: 17 E0253 cannot guarantee tail call due to mismatched varargs
  ret i32 %r
}
define ptr @wrong(ptr %x) {
  %r = musttail call ptr @wrong(ptr %x) ; error: 17 E0253 bitcast following musttail call must use the call
  %c = bitcast ptr %x to ptr
  ret ptr %c
}
define void @passing(ptr byval(i32) %x) {
  musttail call void @passing(ptr %x) ; error: 35 E0253 mismatched ABI impacting function attributes
  ret void
}
define void @assembly() {
  musttail call void asm "", ""() ; error: 12 E0253 cannot use musttail call with inline asm
  ret void
}
define void @fixed(ptr %f) {
  musttail call void (ptr, ...) %f(ptr %f, ...) ; error: 3 E0253 cannot forward variable arguments
  ret void
}
define void @normal(ptr %f, ...) {
  call void (ptr, ...) %f(ptr %f, ...) ; error: 3 E0253 cannot forward variable arguments
  ret void
}
define void @dropped(ptr %f, ...) {
  musttail call void (ptr, ...) %f(ptr %f) ; error: 12 E0253 expected '...' at end of argument list for musttail call
  ret void
}
