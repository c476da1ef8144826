; The interpreter cannot catch by the types of another personality than that of C++: the run ends where such an exception
; arrives. Compiled code asks the personality.
; needs: libstdc++.so.6
; exit: 2
@_ZTIi = external constant ptr
declare i32 @__gcc_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @nothing() {
  ret void
}
define i32 @main(i32 %argc) personality ptr @__gcc_personality_v0 {
  invoke void @nothing() to label %ok unwind label %pad
ok:
  ret i32 2
pad:
  %e = landingpad { ptr, i32 } catch ptr @_ZTIi ; warn: 3 E0602 a landingpad that catches by type with the personality `@__gcc_personality_v0` is not supported yet
  ret i32 3
}
