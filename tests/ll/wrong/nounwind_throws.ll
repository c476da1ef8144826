; An exception leaves a function that promises to let none out.
; needs: libstdc++.so.6
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
define void @quiet() nounwind {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) ; trap(interp): broken promise ; trap(jit): none
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @quiet() to label %done unwind label %caught
done:
  ret i32 0
caught:
  %pad = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
