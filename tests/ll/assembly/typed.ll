; The spelling of LLVM before 15: the pointee says what memory is.
; exit: 47
define i32 @main() {
  %p = alloca i32
  store i32 40, i32* %p
  call void asm sideeffect "lock ; addl $1,$0", "=*m,ir,*m,~{memory},~{dirflag},~{fpsr},~{flags}"(i32* %p, i32 2, i32* %p) nounwind
  %q = call i32* asm "movq $1, $0", "=r,r"(i32* %p)
  %v = load i32, i32* %q
  %w = call i32 asm "bswap $0", "=r,0"(i32 %v)
  %s = lshr i32 %w, 24
  call void asm sideeffect inteldialect "add dword ptr $0, 5", "=*m,*m"(i32* %p, i32* %p)
  %x = load i32, i32* %p
  %ok = icmp eq i32 %s, 42
  %r = select i1 %ok, i32 %x, i32 1
  ret i32 %r
}
