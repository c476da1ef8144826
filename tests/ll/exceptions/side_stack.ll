; Memory that an abandoned frame took at run time is free again: a loop of throws does not use the stack up.
; needs: libstdc++.so.6
; exit: 0
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
define void @f(i64 %n) {
  %room = alloca i8, i64 %n
  store i8 1, ptr %room
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 5, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %j, %pad ]
  %done = icmp eq i32 %i, 200
  br i1 %done, label %out, label %try
try:
  invoke void @f(i64 1000000) to label %not unwind label %pad
not:
  ret i32 1
pad:
  %e = landingpad { ptr, i32 }
          catch ptr null
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  call void @__cxa_end_catch()
  %j = add i32 %i, 1
  br label %loop
out:
  ret i32 0
}
