; The type modified is the one pointed to; an alignment is missed under --strict.
; flags: --strict
define void @f(i32* %p, i8 %x) {
  %a = atomicrmw add i32* %p, i8 %x seq_cst ; error: 31 E0207 a value of type `i8` does not match pointer of type `i32*`
  %b = load atomic i32, i32* %p acquire ; error: 3 W0230 an atomic load must have an explicit alignment
  %c = load atomic i1, i1* null acquire, align 1 ; error: 20 W0231 must be byte-sized, which `i1` is not
  ret void
}
