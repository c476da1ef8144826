; `throw 42` in a function that is called, and `catch (int v)` around it.
; needs: libstdc++.so.6
; exit: 42
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)

define void @f(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %out, label %throw
out:
  ret void
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %x, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  invoke void @f(i32 0) to label %next unwind label %pad
next:
  invoke void @f(i32 42) to label %not unwind label %pad
not:
  ret i32 1
pad:
  %from = phi i32 [ 1, %entry ], [ 0, %next ]
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %selector = extractvalue { ptr, i32 } %e, 1
  %int = call i32 @llvm.eh.typeid.for(ptr @_ZTIi)
  %is = icmp eq i32 %selector, %int
  br i1 %is, label %catch, label %on
catch:
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  %v = load i32, ptr %p
  call void @__cxa_end_catch()
  %r = add i32 %v, %from
  ret i32 %r
on:
  resume { ptr, i32 } %e
}
