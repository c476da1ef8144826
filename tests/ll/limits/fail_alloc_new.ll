; The first allocation finds no memory: `new` throws, or calls the program's handler and is made after all.
; needs: libstdc++.so.6
; flags: --fail-alloc 1
; run: @throws(i64 16) == i1 true
; run: @second() == i1 false
; run: @with_handler() == i32 1
; run: @nothrow() == i1 true
; run: @nothrow_with_handler() == i32 1
@_ZTISt9bad_alloc = external constant ptr
@_ZSt7nothrow = external constant i8
declare ptr @_Znwm(i64)
declare void @_ZdlPv(ptr)
declare ptr @_ZnamRKSt9nothrow_t(i64, ptr)
declare ptr @_ZSt15set_new_handlerPFvvE(ptr)
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
@handled = global i32 0
define void @handler() {
  %n = load i32, ptr @handled
  %more = add i32 %n, 1
  store i32 %more, ptr @handled
  %old = call ptr @_ZSt15set_new_handlerPFvvE(ptr null)
  ret void
}
; Whether `new` of a size throws std::bad_alloc.
define i1 @throws(i64 %size) personality ptr @__gxx_personality_v0 {
  %p = invoke ptr @_Znwm(i64 %size) to label %made unwind label %pad
made:
  call void @_ZdlPv(ptr %p)
  ret i1 false
pad:
  %e = landingpad { ptr, i32 } catch ptr @_ZTISt9bad_alloc
  %object = extractvalue { ptr, i32 } %e, 0
  %x = call ptr @__cxa_begin_catch(ptr %object)
  call void @__cxa_end_catch()
  ret i1 true
}
define i1 @second() {
  %first = call i1 @throws(i64 16)
  %second = call i1 @throws(i64 16)
  ret i1 %second
}
define i32 @with_handler() {
  %old = call ptr @_ZSt15set_new_handlerPFvvE(ptr @handler)
  %c = call i1 @throws(i64 16)
  br i1 %c, label %wrong, label %made
made:
  %n = load i32, ptr @handled
  ret i32 %n
wrong:
  ret i32 -1
}
define i1 @nothrow() {
  %p = call ptr @_ZnamRKSt9nothrow_t(i64 16, ptr @_ZSt7nothrow)
  %c = icmp eq ptr %p, null
  ret i1 %c
}
define i32 @nothrow_with_handler() {
  %old = call ptr @_ZSt15set_new_handlerPFvvE(ptr @handler)
  %c = call i1 @nothrow()
  br i1 %c, label %wrong, label %made
made:
  %n = load i32, ptr @handled
  ret i32 %n
wrong:
  ret i32 -1
}
