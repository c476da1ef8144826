; C cannot be given a large result of a variadic function by the interpreter: it says so.

module asm ".globl relay"
module asm "relay: xorl %eax, %eax"
module asm "jmp *%rsi"

declare void @relay(ptr, ptr)

define { i64, i64, i64, i64 } @many(...) {
  ret { i64, i64, i64, i64 } zeroinitializer
}

define i32 @main() {
  %p = alloca { i64, i64, i64, i64 }
  call void @relay(ptr %p, ptr @many) ; trap(interp): bad call ; trap(jit): none
  ret i32 0
}
