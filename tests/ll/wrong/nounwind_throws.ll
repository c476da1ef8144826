; An exception leaves a call that says it throws none.
; needs: libstdc++.so.6
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare i32 @__gxx_personality_v0(...)
@_ZTIi = external constant ptr
define void @fail() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 5, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) ; trap(jit): abort ; trap(interp): broken promise
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  call void @fail() nounwind
  ret i32 0
}
