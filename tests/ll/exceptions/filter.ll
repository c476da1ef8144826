; `throw()` and `throw(int)` of C++98: what a filter does not list arrives at it, what it lists passes by.
; needs: libstdc++.so.6
; exit: 12
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
@_ZTIc = external constant ptr
define void @throw(ptr %type) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 2, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr %type, ptr null)
  unreachable
}
define i32 @only_int(ptr %type) personality ptr @__gxx_personality_v0 {
  invoke void @throw(ptr %type) to label %out unwind label %pad
out:
  ret i32 1
pad:
  %e = landingpad { ptr, i32 }
          filter [1 x ptr] [ptr @_ZTIi]
  %selector = extractvalue { ptr, i32 } %e, 1
  %negative = icmp slt i32 %selector, 0
  br i1 %negative, label %unexpected, label %on
unexpected:
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  call void @__cxa_end_catch()
  ret i32 4
on:
  resume { ptr, i32 } %e
}
define i32 @nothing() personality ptr @__gxx_personality_v0 {
  %r = invoke i32 @only_int(ptr @_ZTIi) to label %out unwind label %pad
out:
  ret i32 %r
pad:
  %e = landingpad { ptr, i32 }
          filter [0 x ptr] zeroinitializer
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  call void @__cxa_end_catch()
  ret i32 8
}
define i32 @main() {
  %a = call i32 @only_int(ptr @_ZTIc)
  %b = call i32 @nothing()
  %r = add i32 %a, %b
  ret i32 %r
}
