; Through a pointer, of aggregates, and of a function that takes variable arguments.
; needs: libstdc++.so.6
; exit: 42
declare i32 @__gxx_personality_v0(...)
declare i32 @snprintf(ptr, i64, ptr, ...)
@format = constant [3 x i8] c"%d\00"
define { i64, i32 } @pair(i32 %x) {
  %a = insertvalue { i64, i32 } undef, i64 30, 0
  %b = insertvalue { i64, i32 } %a, i32 %x, 1
  ret { i64, i32 } %b
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  %buffer = alloca [8 x i8]
  %slot = alloca ptr
  store ptr @pair, ptr %slot
  %f = load ptr, ptr %slot
  %p = invoke { i64, i32 } %f(i32 10) to label %a unwind label %pad
a:
  %n = invoke i32 (ptr, i64, ptr, ...) @snprintf(ptr %buffer, i64 8, ptr @format, i32 17) to label %b unwind label %pad
b:
  %x = extractvalue { i64, i32 } %p, 0
  %y = extractvalue { i64, i32 } %p, 1
  %x32 = trunc i64 %x to i32
  %s = add i32 %x32, %y
  %t = add i32 %s, %n
  ret i32 %t
pad:
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}
