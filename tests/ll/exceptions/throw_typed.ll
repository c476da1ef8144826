; The same in the types of LLVM before 15.
; needs: libstdc++.so.6
; exit: 7
@_ZTIi = external constant i8*
declare i32 @__gxx_personality_v0(...)
declare i8* @__cxa_allocate_exception(i64)
declare void @__cxa_throw(i8*, i8*, i8*)
declare i8* @__cxa_begin_catch(i8*)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(i8*)
define void @f() {
  %e = call i8* @__cxa_allocate_exception(i64 4)
  %p = bitcast i8* %e to i32*
  store i32 7, i32* %p, align 16
  call void @__cxa_throw(i8* %e, i8* bitcast (i8** @_ZTIi to i8*), i8* null)
  unreachable
}
define i32 @main() personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*) {
  invoke void @f() to label %not unwind label %pad
not:
  ret i32 1
pad:
  %e = landingpad { i8*, i32 }
          catch i8* bitcast (i8** @_ZTIi to i8*)
  %selector = extractvalue { i8*, i32 } %e, 1
  %int = call i32 @llvm.eh.typeid.for(i8* bitcast (i8** @_ZTIi to i8*))
  %is = icmp eq i32 %selector, %int
  br i1 %is, label %catch, label %on
catch:
  %object = extractvalue { i8*, i32 } %e, 0
  %p = call i8* @__cxa_begin_catch(i8* %object)
  %q = bitcast i8* %p to i32*
  %v = load i32, i32* %q
  call void @__cxa_end_catch()
  ret i32 %v
on:
  resume { i8*, i32 } %e
}
