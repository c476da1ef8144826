; Nobody catches: no cleanup runs, and the C++ library ends the program with its own words.
; needs: libstdc++.so.6
; stdout: ""
; stderr: "terminate called after throwing an instance of 'int'\n"
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
@text = constant [3 x i8] c"no\00"
declare i32 @puts(ptr)
define void @f() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null) ; trap: abort
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @f() to label %ok unwind label %pad
ok:
  ret i32 0
pad:
  %e = landingpad { ptr, i32 }
          cleanup
  %n = call i32 @puts(ptr @text)
  resume { ptr, i32 } %e
}
