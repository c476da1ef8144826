define i1 @g() {
  ret i1 false
}

define i64 @f() {
  %x = call i64 @g()  ; error: 13 E0206 `@g` returns `i1`, but the call expects `i64`
  ret i64 %x
}
; flags: --strict
; A pointer with a pointee: a text for LLVM before 15, which refuses it.
@typed = external global i64*
