; Bits of the processor's state, the thread's own memory, and a table in rbx.
; run: @looked_up(i8 2) == i8 7
; run: @rounding() == i32 63
; run: @thread() == i1 true
@table = global [4 x i8] c"\05\06\07\08"

define i8 @looked_up(i8 %n) {
  %r = call i8 asm "xlatb", "={al},{al},{rbx},~{memory}"(i8 %n, ptr @table)
  ret i8 %r
}

define i32 @rounding() {
  %m = alloca i32
  call void asm sideeffect "stmxcsr $0", "=*m"(ptr elementtype(i32) %m)
  %v = load i32, ptr %m
  call void asm sideeffect "ldmxcsr $0", "*m"(ptr elementtype(i32) %m)
  %w = lshr i32 %v, 7
  %x = and i32 %w, 255
  ret i32 %x
}

; The first word of a thread's own memory is its address.
define i1 @thread() {
  %a = call ptr asm "movq %fs:0, $0", "=r"()
  %b = load ptr, ptr %a
  %c = call i64 asm "leaq %fs:8, $0", "=r"()
  %same = icmp eq ptr %a, %b
  %eight = icmp eq i64 %c, 8
  %both = and i1 %same, %eight
  ret i1 %both
}
