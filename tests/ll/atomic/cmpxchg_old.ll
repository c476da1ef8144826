; `cmpxchg` before LLVM 3.5: one ordering, and the result is what was found.
; exit: 6
define i32 @main() {
  %p = alloca i32
  store i32 5, i32* %p
  %a = cmpxchg i32* %p, i32 5, i32 9 seq_cst
  %b = cmpxchg volatile i32* %p, i32 5, i32 10 acq_rel
  cmpxchg i32* %p, i32 9, i32 3 release
  %c = load i32* %p
  ; 5 and 9, and 3 at last
  %s = mul i32 %a, 10
  %t = add i32 %s, %b
  %u = sub i32 %t, 56
  %v = add i32 %u, %c
  ret i32 %v
}
