; LLVM 3.0 to 3.6 name the personality in the landing pad.
; needs: libstdc++.so.6
; exit: 1
declare i32 @__gxx_personality_v0(...)
define i32 @g() {
  ret i32 1
}
define i32 @main() {
  %r = invoke i32 @g() to label %a unwind label %b
a:
  ret i32 %r
b:
  %e = landingpad { i8*, i32 } personality i8* bitcast (i32 (...)* @__gxx_personality_v0 to i8*)
          catch i8* null
  ret i32 2
}
