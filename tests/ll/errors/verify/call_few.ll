define i64 @g(i64 %a, i64 %b) {
  ret i64 %a
}

define i64 @f() {
  %x = call i64 @g(i64 1)  ; error: 17 E0206 `@g` takes 2 arguments, but 1 is given
  ret i64 %x
}
; flags: --strict
; A pointer with a pointee: a text for LLVM before 15, which refuses it.
@typed = external global i64*
