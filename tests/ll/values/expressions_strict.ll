; LLVM 14 has them, and this is a text for LLVM before 15.
; flags: --strict
@a = global i64 zext (i32 7 to i64)
; run: @f() == i64 8
define i64 @f() {
  %x = load i64, i64* @a
  %y = add i64 %x, extractvalue ({ i64 } { i64 1 }, 0)
  ret i64 %y
}
