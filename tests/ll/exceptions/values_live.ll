; Values of all kinds that live across a call are what they were when an exception arrives.
; needs: libstdc++.so.6
; exit: 78
@_ZTIi = external constant ptr
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_allocate_exception(i64)
declare void @__cxa_throw(ptr, ptr, ptr)
declare ptr @__cxa_begin_catch(ptr)
declare void @__cxa_end_catch()
declare i32 @llvm.eh.typeid.for(ptr)
define void @f(i32 %x) {
  %e = call ptr @__cxa_allocate_exception(i64 4)
  store i32 %x, ptr %e, align 16
  call void @__cxa_throw(ptr %e, ptr @_ZTIi, ptr null)
  unreachable
}
define i32 @many(i32 %a, i32 %b, i32 %c, i32 %d, double %x, <4 x i32> %v) personality ptr @__gxx_personality_v0 {
entry:
  %p = mul i32 %a, %b
  %q = mul i32 %c, %d
  %r = add i32 %a, %c
  %s = add i32 %b, %d
  %y = fadd double %x, 1.0
  %pair = insertvalue { i32, i32 } undef, i32 %p, 0
  %whole = insertvalue { i32, i32 } %pair, i32 %q, 1
  invoke void @f(i32 %a) to label %not unwind label %pad
not:
  ret i32 0
pad:
  %kept = phi { i32, i32 } [ %whole, %entry ]
  %e = landingpad { ptr, i32 }
          catch ptr @_ZTIi
  %object = extractvalue { ptr, i32 } %e, 0
  %at = call ptr @__cxa_begin_catch(ptr %object)
  %thrown = load i32, ptr %at
  call void @__cxa_end_catch()
  %k0 = extractvalue { i32, i32 } %kept, 0
  %k1 = extractvalue { i32, i32 } %kept, 1
  %z = fptosi double %y to i32
  %lane = extractelement <4 x i32> %v, i32 2
  %t0 = add i32 %k0, %k1
  %t1 = add i32 %t0, %r
  %t2 = add i32 %t1, %s
  %t3 = add i32 %t2, %z
  %t4 = add i32 %t3, %lane
  %t5 = add i32 %t4, %thrown
  ret i32 %t5
}
define i32 @main() {
  ; 2*3 + 4*5 + (2+4) + (3+5) + 8 + 28 + 2
  %r = call i32 @many(i32 2, i32 3, i32 4, i32 5, double 7.5, <4 x i32> <i32 1, i32 2, i32 28, i32 4>)
  ret i32 %r
}
