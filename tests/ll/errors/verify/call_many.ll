define i64 @g(i64 %a) {
  ret i64 %a
}

define i64 @f() {
  %x = call i64 @g(i64 1, i64 2)  ; error: 31 E0206 `@g` takes 1 argument, but 2 are given
  ret i64 %x
}
; flags: --strict
; A pointer with a pointee: a text for LLVM before 15, which refuses it.
@typed = external global i64*
