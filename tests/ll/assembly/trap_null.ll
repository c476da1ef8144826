define i32 @main() {
  %r = call i32 asm "movl ($1), $0", "=r,r"(ptr null) ; trap: null pointer
  ret i32 %r
}
