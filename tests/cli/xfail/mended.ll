; exit: 3
; xfail(jit): it returned 2 once
define i32 @main() {
  ret i32 3
}
