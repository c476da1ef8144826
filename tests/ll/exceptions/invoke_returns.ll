; An invoke whose callee returns is a call and a branch. Who decides at a landing pad, and what its block uses, must be there
; all the same.
; needs: libstdc++.so.6
; covers: 1-53
; exit: 5
; stdout: "hi\n"
target triple = "x86_64-pc-linux-gnu"
@_ZTIi = external constant ptr
@text = constant [3 x i8] c"hi\00"
declare i32 @__gxx_personality_v0(...)
declare ptr @__cxa_begin_catch(ptr)
declare i32 @puts(ptr)

define i32 @f(i32 %x) {
  %y = add i32 %x, 1
  ret i32 %y
}

define i32 @main() personality ptr @__gxx_personality_v0 {
entry:
  %r = invoke i32 @f(i32 4)
          to label %ok unwind label %pad
ok:
  %p = invoke noundef i32 @puts(ptr noundef @text) #0 [ "deopt"(i32 %r) ]
          to label %done unwind label %pad
done:
  %s = phi i32 [ %r, %ok ], [ %code, %pad ]
  ret i32 %s
pad:
  %e = landingpad { ptr, i32 }
          cleanup
          catch ptr @_ZTIi
          filter [1 x ptr] [ptr @_ZTIi]
  %object = extractvalue { ptr, i32 } %e, 0
  %code = extractvalue { ptr, i32 } %e, 1
  %c = call ptr @__cxa_begin_catch(ptr %object)
  br i1 true, label %done, label %on
on:
  resume { ptr, i32 } %e
}
attributes #0 = { nounwind }
