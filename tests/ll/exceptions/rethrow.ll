; A handler throws on what it caught; the next one gets the same object. What is not of its type passes a handler by.
; needs: libstdc++.so.6
; exit: 6
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
@_ZTIc = external constant ptr
declare void @__cxa_rethrow()
define void @throw() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 5, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define void @again() personality ptr @__gxx_personality_v0 {
  invoke void @throw() to label %out unwind label %pad
out:
  ret void
pad:
  %e = landingpad { ptr, i32 }
          catch ptr null
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  %v = load i32, ptr %p
  %w = add i32 %v, 1
  store i32 %w, ptr %p
  invoke void @__cxa_rethrow() to label %never unwind label %cleanup
cleanup:
  %f = landingpad { ptr, i32 }
          cleanup
  call void @__cxa_end_catch()
  resume { ptr, i32 } %f
never:
  unreachable
}
define void @char() personality ptr @__gxx_personality_v0 {
  invoke void @again() to label %out unwind label %pad
out:
  ret void
pad:
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTIc
  ret void
}
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @char() to label %not unwind label %pad
not:
  ret i32 1
pad:
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTIc
          catch ptr @_ZTIi
  %selector = extractvalue { ptr, i32 } %e, 1
  %int = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %is = icmp eq i32 %selector, %int
  br i1 %is, label %catch, label %other
catch:
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  %v = load i32, ptr %p
  call void @__cxa_end_catch()
  ret i32 %v
other:
  ret i32 2
}
