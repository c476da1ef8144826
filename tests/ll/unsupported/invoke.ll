; A call that cannot be made, where exceptions would go on elsewhere.
; needs: libstdc++.so.6
declare i32 @__gxx_personality_v0(...)
define cc 100 i32 @g(i32 %n) { ; warn: 19 E0605 calling convention 100 (amdgpu_gfx) is not supported yet
  ret i32 %n
}
define i32 @f(i32 %n) personality ptr @__gxx_personality_v0 {
  %r = invoke cc 100 i32 @g(i32 %n) to label %ok unwind label %pad ; trap: unsupported ; warn: 3 E0605 calling convention 100 (amdgpu_gfx) is not supported yet
ok:
  %s = phi i32 [ %r, %0 ]
  ret i32 %s
pad:
  %t = phi i32 [ %n, %0 ]
  %e = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %e
}
define i32 @main() {
  %r = call i32 @f(i32 3)
  ret i32 %r
}
