; The C library's function of a call marked `nounwind` passes on what its callback has thrown.
; needs: libstdc++.so.6
@_ZTIi = external constant ptr
@numbers = global [2 x i32] [i32 2, i32 1]
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare i32 @__gxx_personality_v0(...)
declare void @qsort(ptr, i64, i64, ptr)
define i32 @compare(ptr %a, ptr %b) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @sort() to label %done unwind label %caught
done:
  ret i32 0
caught:
  %pad = landingpad { ptr, i32 } catch ptr null
  ret i32 0
}
define void @sort() {
  call void @qsort(ptr @numbers, i64 2, i64 4, ptr @compare) nounwind ; trap(interp): broken promise ; trap(jit): none
  ret void
}
