; A symbol that one module cannot do without must be there, though another one could.
; link: strong_declaration_part.ll
declare extern_weak i32 @nowhere_at_all()
define i32 @main() {
  %c = icmp eq ptr @nowhere_at_all, null ; error: 3 E0701 no function named `@nowhere_at_all`
  %r = zext i1 %c to i32
  ret i32 %r
}
