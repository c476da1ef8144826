; Cleanups run on the way, innermost first, and the exception goes on.
; needs: libstdc++.so.6
; exit: 3
; stdout: "inner\nouter\n"
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
@inner = constant [6 x i8] c"inner\00"
@outer = constant [6 x i8] c"outer\00"
declare i32 @puts(ptr)
define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 3, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @with(ptr %f, ptr %name) personality ptr @__gxx_personality_v0 {
  invoke void %f() to label %ok unwind label %pad
ok:
  ret void
pad:
  %e = landingpad { ptr, i32 }
          cleanup
  %n = call i32 @puts(ptr %name)
  resume { ptr, i32 } %e
}
define void @first() {
  call void @with(ptr @throw, ptr @inner)
  ret void
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @with(ptr @first, ptr @outer) to label %not unwind label %pad
not:
  ret i32 1
pad:
  %e = landingpad { ptr, i32 }
          catch ptr null
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  %v = load i32, ptr %p
  call void @__cxa_end_catch()
  ret i32 %v
}
