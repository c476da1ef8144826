; A program that makes a process with vfork.
; exit: 7
declare i32 @vfork()
declare void @_exit(i32)
declare i32 @waitpid(i32, ptr, i32)
define i32 @main() {
  %s = alloca i32
  %p = call i32 @vfork()
  %c = icmp eq i32 %p, 0
  br i1 %c, label %child, label %parent
child:
  call void @_exit(i32 7)
  unreachable
parent:
  %w = call i32 @waitpid(i32 %p, ptr %s, i32 0)
  %v = load i32, ptr %s
  %e = lshr i32 %v, 8
  ret i32 %e
}
