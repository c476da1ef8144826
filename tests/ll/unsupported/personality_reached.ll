; An exception arrives at a pad that catches by types of another personality: the interpreter cannot know whether it does. (That
; of C catches nothing, so that compiled code ends as a program does that nobody catches for.)
; needs: libstdc++.so.6
@_ZTIi = external constant ptr
declare i32 @__gcc_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) ; trap(jit): abort
  unreachable
}
define i32 @main() personality ptr @__gcc_personality_v0 {
  invoke void @throw() to label %ok unwind label %pad
ok:
  ret i32 2
pad:
  %e = landingpad { ptr, i32 } catch ptr @_ZTIi ; trap(interp): unsupported ; warn: 3 E0602 a landingpad that catches by type with the personality `@__gcc_personality_v0` is not supported yet
  ret i32 3
}
