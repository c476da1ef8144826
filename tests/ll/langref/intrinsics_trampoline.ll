; The intrinsics of trampolines.
; exit: 0
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare ptr @llvm.adjust.trampoline(ptr)
define void @nested(ptr nest %n) {
  ret void
}
@all = constant [2 x ptr] [
  ptr @init_trampoline,
  ptr @adjust_trampoline
]
define i32 @main(i32 %argc) {
  %p = getelementptr ptr, ptr @all, i32 %argc
  %f = load ptr, ptr %p
  %none = icmp eq ptr %f, null
  %r = zext i1 %none to i32
  ret i32 %r
}
define void @init_trampoline(ptr %t, ptr %n) {
  call void @llvm.init.trampoline(ptr %t, ptr @nested, ptr %n)
  ret void
}
define void @adjust_trampoline(ptr %a0) {
  %r = call ptr @llvm.adjust.trampoline(ptr %a0)
  ret void
}
