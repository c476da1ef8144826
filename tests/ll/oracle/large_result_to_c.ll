; run: @main() == i32 0

; C gets a large result of a function of the program in memory, each part where the layout has it.

module asm ".globl relay"
module asm "relay: jmp *%rsi"

declare void @relay(ptr, ptr)

define { i64, i32, i16, i8, double } @many() {
  ret { i64, i32, i16, i8, double } { i64 81985529216486895, i32 -2, i16 513, i8 7, double -1.5 }
}

define i32 @main() {
  %p = alloca { i64, i32, i16, i8, double }
  call void @relay(ptr %p, ptr @many)
  %a = load i64, ptr %p
  %pb = getelementptr i8, ptr %p, i64 8
  %b = load i32, ptr %pb
  %pc = getelementptr i8, ptr %p, i64 12
  %c = load i16, ptr %pc
  %pd = getelementptr i8, ptr %p, i64 14
  %d = load i8, ptr %pd
  %pe = getelementptr i8, ptr %p, i64 16
  %e = load double, ptr %pe
  %na = icmp ne i64 %a, 81985529216486895
  %nb = icmp ne i32 %b, -2
  %nc = icmp ne i16 %c, 513
  %nd = icmp ne i8 %d, 7
  %ne = fcmp une double %e, -1.5
  %1 = or i1 %na, %nb
  %2 = or i1 %1, %nc
  %3 = or i1 %2, %nd
  %4 = or i1 %3, %ne
  %r = zext i1 %4 to i32
  ret i32 %r
}
