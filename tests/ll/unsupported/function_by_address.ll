; So is a function of the program whose convention or whose parameters cannot be had.
define cc 100 i32 @g(i32 %n) { ; trap: unsupported ; warn: 19 E0605 calling convention 100 (amdgpu_gfx) is not supported yet
  ret i32 %n
}
define void @event(target("spirv.Event") %e) { ; warn: 42 E0601 a value of type target("spirv.Event") is not supported yet
  ret void
}
define i32 @main(i32 %argc) {
  %one = icmp eq i32 %argc, 1
  %f = select i1 %one, ptr @g, ptr @event
  %r = call i32 %f(i32 3)
  ret i32 %r
}
