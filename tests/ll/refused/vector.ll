; Vectors whose length the machine says, and types of targets, are refused by name where they are reached.
define i32 @main() {
  call void @scalable()
  call void @target(target("spirv.Event") poison) ; error: 3 E0601 a value of type target("spirv.Event")
  ret i32 0
}
define void @scalable() {
  %x = freeze <vscale x 4 x i32> zeroinitializer ; error: 3 E0601 a value of type <vscale x 4 x i32>
  ret void
}
define void @target(target("spirv.Event") %e) { ; error: 43 E0601 a value of type target("spirv.Event")
  ret void
}
define void @unreached(<vscale x 4 x i32> %x, target("spirv.Event") %e) {
  ret void
}
