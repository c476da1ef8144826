; An exception passes the cleanup of each call of @descend.
@_ZTIi = external constant ptr
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
define void @descend(i64 %n) personality ptr @__gxx_personality_v0 {
  %done = icmp eq i64 %n, 0
  br i1 %done, label %throw, label %more
throw:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 1, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
more:
  %less = sub i64 %n, 1
  invoke void @descend(i64 %less) to label %end unwind label %cleanup
cleanup:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
end:
  ret void
}
define i32 @run(i64 %n) personality ptr @__gxx_personality_v0 {
  invoke void @descend(i64 %n) to label %end unwind label %caught
caught:
  %pad = landingpad { ptr, i32 } catch ptr @_ZTIi
  %e = extractvalue { ptr, i32 } %pad, 0
  %object = call ptr @__cxa_begin_catch(ptr %e)
  %value = load i32, ptr %object
  call void @__cxa_end_catch()
  ret i32 %value
end:
  ret i32 0
}
