define i32 @f(i32 %by) {
  %r = call { i32, i32 } asm "xorl %edx, %edx; divl $3", "={ax},=&{dx},0,r"(i32 5, i32 %by) ; trap: signal
  %q = extractvalue { i32, i32 } %r, 0
  ret i32 %q
}
define i32 @main() {
  %r = call i32 @f(i32 0)
  ret i32 %r
}
