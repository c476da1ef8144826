; Orderings that are missing, and what stands where they do not belong.
define void @f(ptr %p, i32 %x) {
  %a = load atomic i32, ptr %p, align 4 ; error: 13 E0144 expected an ordering
  store atomic i32 %x, ptr %p, align 4 ; error: 9 E0144 expected an ordering
  %b = load i32, ptr %p acquire, align 4 ; error: 25 E0144 on an operation without `atomic`
  %c = atomicrmw ad ptr %p, i32 %x seq_cst ; error: 18 E0146 expected an operation of `atomicrmw`, found `ad`
  %d = atomicrmw multiply ptr %p, i32 %x seq_cst ; error: 18 E0146 found `multiply`
  %e = atomicrmw add ptr %p, i32 %x ; error: 36 E0101 expected an ordering such as `seq_cst`
  fence ; error: 8 E0101 an ordering
  %g = cmpxchg ptr %p, i32 %x, i32 %x seq_cst ; error: 39 E0144 expected a failure ordering such as `seq_cst`
  ret void
}
