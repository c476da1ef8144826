; covers: 4-27
define void @f(ptr %p) {
  %a = load atomic i32, ptr %p release, align 4 ; error: 3 E0230 an atomic load cannot be `release`
  store atomic i32 %a, ptr %p acquire, align 4 ; error: 3 E0230 an atomic store cannot be `acquire`
  %b = load atomic i32, ptr %p seq_cst ; warn: 3 W0230 an atomic load must have an explicit alignment
  %c = load atomic i24, ptr %p seq_cst, align 4 ; error: 20 E0232 its size is not a power of two bytes
  store atomic { i32 } zeroinitializer, ptr %p seq_cst, align 4 ; error: 16 E0232 cannot work on a value of type `{ i32 }`
  ret void
}
