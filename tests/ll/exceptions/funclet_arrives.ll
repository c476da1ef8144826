; An exception ends the run where it arrives at a Windows EH pad.
; needs: libstdc++.so.6
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
declare i32 @__CxxFrameHandler3(...)
define void @g() {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @main() personality ptr @__CxxFrameHandler3 {
  invoke void @g() to label %ok unwind label %cleanup
ok:
  ret i32 0
cleanup:
  %c = cleanuppad within none [] ; trap: unsupported
  cleanupret from %c unwind to caller
}
