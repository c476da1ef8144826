; What `--wrap` does not change: `exact` is still a promise.
; flags: --wrap
@n = global i32 3
define i32 @main() {
  %n = load i32, ptr @n
  %half = lshr exact i32 %n, 1
  %c = icmp eq i32 %half, 1
  br i1 %c, label %a, label %b ; trap(interp): poison value ; trap(jit): none
a:
  ret i32 0
b:
  ret i32 1
}
