; LangRef's own example stores an i1, and leaves the alignment out.
; covers: 4-23 4-29
; run: @unlock() == i8 0
@lock = global i8 1
define i8 @unlock() {
  store atomic i1 false, ptr @lock release ; warn: 3 W0230 must have an explicit alignment ; warn: 16 W0231 byte-sized
  %v = load atomic i1, ptr @lock acquire, align 1 ; warn: 20 W0231 must be byte-sized, which `i1` is not
  %byte = zext i1 %v to i8
  ret i8 %byte
}
