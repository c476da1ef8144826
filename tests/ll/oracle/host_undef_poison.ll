; Poison comes from a computation, not from a field of a struct that was not set.
; load: host_undef.c
declare i32 @plain(i32)
define i32 @main() {
  %v = add nsw i32 2147483647, 1
  %r = call i32 @plain(i32 %v) ; trap(interp): poison value ; trap(jit): none
  ret i32 0
}
