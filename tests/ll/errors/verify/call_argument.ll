define i64 @g(i64 %a, i1 %b) {
  ret i64 %a
}

define i64 @f() {
  %x = call i64 @g(i64 1, i64 0)  ; error: 27 E0206 argument 2 of `@g` has type `i1`, but `i64` is given
  ret i64 %x
}
; flags: --strict
; A pointer with a pointee: a text for LLVM before 15, which refuses it.
@typed = external global i64*
