; What such a value is no machine here knows.
; covers: 4-55
define i32 @main() {
  call void @f(target("spirv.Event") poison) ; error: 3 E0601 a value of type target("spirv.Event")
  ret i32 0
}
define void @f(target("spirv.Event") %e) { ; error: 38 E0601 a value of type target("spirv.Event")
  ret void
}
