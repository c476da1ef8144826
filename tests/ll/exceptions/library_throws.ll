; An exception of the C++ library itself, caught by a base class: `std::out_of_range` as `std::exception`.
; needs: libstdc++.so.6
; exit: 0
; stdout: "far\n"
@_ZTISt9exception = external constant ptr
@text = constant [4 x i8] c"far\00"
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare void @_ZSt20__throw_out_of_rangePKc(ptr)
declare i32 @puts(ptr)
define i32 @main() personality ptr @__gxx_personality_v0 {
  invoke void @_ZSt20__throw_out_of_rangePKc(ptr @text) to label %not unwind label %pad
not:
  ret i32 1
pad:
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTISt9exception
  %object = extractvalue { ptr, i32 } %e, 0
  %p = call ptr @__cxa_begin_catch(ptr %object)
  %vtable = load ptr, ptr %p
  %slot = getelementptr ptr, ptr %vtable, i64 2
  %what = load ptr, ptr %slot
  %s = call ptr %what(ptr %p)
  %n = call i32 @puts(ptr %s)
  call void @__cxa_end_catch()
  ret i32 0
}
