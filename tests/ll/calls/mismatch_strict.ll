; With typed pointers LLVM 14 refuses it.
; flags: --strict
declare i32 @abs(i32)
define i32 @main(i32 %n) {
  %r = call float @abs(i32 1) ; error: 13 E0206 returns `i32`
  ret i32 1
}
; A pointer with a pointee: a text for LLVM before 15, which refuses it.
@typed = external global i64*
