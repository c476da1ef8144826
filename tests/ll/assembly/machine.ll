; What asks the processor, and what only waits.
; exit: 0
define i32 @main() {
  call void asm sideeffect "mfence", "~{memory}"()
  call void asm sideeffect "lfence\0Asfence", "~{memory}"()
  call void asm sideeffect "pause", "~{memory}"()
  call void asm sideeffect "rep; nop", "~{memory}"()
  call void asm sideeffect "nop # does nothing", ""()
  call void asm sideeffect "lock; addl $$0, 0($0)", "r,~{memory},~{cc}"(ptr @zero)
  call void asm sideeffect "lock; orl $$0,(%rsp)", "~{memory},~{cc}"()
  call void asm sideeffect "prefetcht0 $0", "*m"(ptr elementtype(i8) @zero)
  %a = call { i32, i32 } asm sideeffect "rdtsc", "={ax},={dx}"()
  %b = call { i32, i32 } asm sideeffect "lfence; rdtsc", "={ax},={dx},~{memory}"()
  %al = extractvalue { i32, i32 } %a, 0
  %ah = extractvalue { i32, i32 } %a, 1
  %bl = extractvalue { i32, i32 } %b, 0
  %bh = extractvalue { i32, i32 } %b, 1
  %al64 = zext i32 %al to i64
  %ah64 = zext i32 %ah to i64
  %bl64 = zext i32 %bl to i64
  %bh64 = zext i32 %bh to i64
  %as = shl i64 %ah64, 32
  %bs = shl i64 %bh64, 32
  %at = or i64 %as, %al64
  %bt = or i64 %bs, %bl64
  %later = icmp ugt i64 %bt, %at
  ; leaf 0 names the maker of the processor, here in ebx
  %c = call { i32, i32, i32, i32 } asm "cpuid", "={ax},={bx},={cx},={dx},0,2"(i32 0, i32 0)
  %most = extractvalue { i32, i32, i32, i32 } %c, 0
  %name = extractvalue { i32, i32, i32, i32 } %c, 1
  ; the way of position-independent code
  %d = call { i32, i32, i32, i32 } asm "xchgq %rbx, ${1:q}\0A\09cpuid\0A\09xchgq %rbx, ${1:q}", "={ax},=r,={cx},={dx},0,2"(i32 0, i32 0)
  %name2 = extractvalue { i32, i32, i32, i32 } %d, 1
  %same = icmp eq i32 %name, %name2
  %some = icmp ne i32 %name, 0
  %leaf = icmp ugt i32 %most, 0
  %x = and i1 %later, %same
  %y = and i1 %some, %leaf
  %z = and i1 %x, %y
  %r = select i1 %z, i32 0, i32 1
  ret i32 %r
}
@zero = global i32 0
