; Types of targets are refused by name where they are reached.
define i32 @main() {
  call void @target(target("spirv.Event") poison) ; trap: unsupported ; warn: 3 E0601 a value of type target("spirv.Event")
  ret i32 0
}
define void @target(target("spirv.Event") %e) { ; warn: 43 E0601 a value of type target("spirv.Event")
  ret void
}
define void @unreached(target("spirv.Event") %e) {
  ret void
}
