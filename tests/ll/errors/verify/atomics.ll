; Orderings and types that atomic operations cannot have.
; covers: 4-27
define void @f(ptr %p, i32 %x, double %d) {
  %a = load atomic i32, ptr %p release, align 4 ; error: 3 E0230 an atomic load cannot be `release`
  %b = load atomic i32, ptr %p acq_rel, align 4 ; error: 3 E0230 an atomic load cannot be `acq_rel`
  store atomic i32 %x, ptr %p acquire, align 4 ; error: 3 E0230 an atomic store cannot be `acquire`
  store atomic i32 %x, ptr %p acq_rel, align 4 ; error: 3 E0230 an atomic store cannot be `acq_rel`
  store atomic i24 1, ptr %p release, align 4 ; error: 16 E0232 its size is not a power of two bytes
  store atomic { i32 } zeroinitializer, ptr %p release, align 4 ; error: 16 E0232 cannot work on a value of type `{ i32 }`
  fence unordered ; error: 3 E0230 a fence cannot be `unordered`
  fence monotonic ; error: 3 E0230 a fence cannot be `monotonic`
  %c = atomicrmw add ptr %p, i32 %x unordered ; error: 3 E0230 atomicrmw cannot be `unordered`
  %d1 = atomicrmw add ptr %p, double %d seq_cst ; error: 31 E0232 atomicrmw add works on integers, not on `double`
  %e = atomicrmw fadd ptr %p, i32 %x seq_cst ; error: 31 E0232 atomicrmw fadd works on floating-point values
  %g = atomicrmw max ptr %p, ptr %p seq_cst ; error: 30 E0232 atomicrmw max works on integers
  %h = atomicrmw add ptr %p, i1 true seq_cst ; error: 30 E0232 not a power of two bytes
  %i = atomicrmw add i32 %x, i32 %x seq_cst ; error: 22 E0215 an atomic operation needs a pointer, not `i32`
  %j = cmpxchg ptr %p, i32 %x, i32 %x unordered monotonic ; error: 3 E0230 cmpxchg cannot be `unordered` on success
  %k = cmpxchg ptr %p, i32 %x, i32 %x seq_cst release ; error: 3 E0230 cmpxchg cannot be `release` on failure
  %l = cmpxchg ptr %p, i32 %x, i32 %x seq_cst acq_rel ; error: 3 E0230 cmpxchg cannot be `acq_rel` on failure
  %m = cmpxchg ptr %p, i32 %x, i64 0 seq_cst seq_cst ; error: 32 E0201 the values of a cmpxchg must have the same type
  %n = cmpxchg ptr %p, double %d, double %d seq_cst seq_cst ; error: 24 E0232 cmpxchg compares integers and pointers
  %o = cmpxchg i32 %x, i32 %x, i32 %x seq_cst seq_cst ; error: 16 E0215 an atomic operation needs a pointer
  ret void
}
