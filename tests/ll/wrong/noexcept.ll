; An exception leaves a function that says it throws none.
; needs: libstdc++.so.6
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr) noreturn
declare void @_ZSt9terminatev()
declare i32 @__gxx_personality_v0(...)
@_ZTIi = external constant ptr
define void @fail() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 5, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @quiet() nounwind personality ptr @__gxx_personality_v0 {
  invoke void @fail() to label %done unwind label %pad
done:
  ret void
pad:
  %e = landingpad { ptr, i32 } catch ptr null
  call void @_ZSt9terminatev() noreturn ; trap: abort
  unreachable
}
define i32 @main() {
  call void @quiet()
  ret i32 0
}
