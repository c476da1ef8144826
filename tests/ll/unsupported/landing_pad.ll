; An exception arrives at a pad that is not supported.
; needs: libstdc++.so.6
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @throw() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %n = phi i32 [ 3, %0 ]
  %e = landingpad { double, i32 } cleanup ; trap: unsupported ; warn: 3 E0602 a landingpad of type { double, i32 } is not supported yet
  ret i32 %n
}
