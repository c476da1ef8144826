; A symbol of another module must be declared; where it is not, that is a remark.
; link: undeclared_part.ll
; exit: 5
define i32 @main() {
  %r = call i32 @f(i32 4) ; warn: 17 W0902 `@f` of another module is used without a declaration
  ret i32 %r
}
