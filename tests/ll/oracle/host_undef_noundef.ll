; A value that must be defined is not, and goes to a C function about which nothing else is known.
; load: host_undef.c
declare i32 @plain(i32 noundef)
define i32 @main() {
  %p = alloca i32
  %v = load i32, ptr %p
  %r = call i32 @plain(i32 %v) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
