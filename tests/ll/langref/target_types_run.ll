; A value of such a type has no meaning on this target.
; covers: 4-55
define i32 @main() {
  call void @f(target("spirv.Event") poison) ; trap: unsupported ; warn: 3 E0601 a value of type target("spirv.Event")
  ret i32 0
}
define void @f(target("spirv.Event") %e) { ; warn: 38 E0601 a value of type target("spirv.Event")
  ret void
}
