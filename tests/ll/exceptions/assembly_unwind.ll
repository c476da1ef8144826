; An exception that leaves a function called by assembly.
; covers: 4-99
; needs: libstdc++.so.6
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @__gxx_personality_v0(...)
@_ZTIi = external constant ptr

define void @thrower(i32 %x) {
  %z = icmp eq i32 %x, 0
  br i1 %z, label %no, label %yes
no:
  ret void
yes:
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %x, ptr %e
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @catcher(i32 %x) personality ptr @__gxx_personality_v0 {
  %r = invoke i32 asm sideeffect unwind "call thrower; movl $$77, $0", "=r,{edi},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory},~{flags}"(i32 %x) to label %ok unwind label %pad
ok:
  ret i32 %r
pad:
  %p = landingpad { ptr, i32 } catch ptr @_ZTIi
  %o = extractvalue { ptr, i32 } %p, 0
  %q = call ptr @__cxa_begin_catch(ptr %o)
  %v = load i32, ptr %q
  call void @__cxa_end_catch()
  ret i32 %v
}
; run: @catcher(i32 5) == i32 5
; run: @catcher(i32 0) == i32 77
