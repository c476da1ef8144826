; Sixteen bytes whose halves are the same: each goes to memory.
; covers: 4-30
; run: @store() == i128 -1
; run: @twice(i64 7) == i128 129127208515966861319
; run: @exchange(i64 -2) == i128 -2
; run: @swap(i64 3) == i128 55340232221128654851
; run: @swapped(i64 5) == i1 true
@g = global i128 0, align 16
define i128 @store() {
  store i128 0, ptr @g
  store atomic i128 -1, ptr @g release, align 16
  %r = load i128, ptr @g
  ret i128 %r
}
define i128 @twice(i64 %x) {
  store i128 0, ptr @g
  %low = zext i64 %x to i128
  %high = shl i128 %low, 64
  %both = or i128 %low, %high
  store atomic i128 %both, ptr @g seq_cst, align 16
  %r = load i128, ptr @g
  ret i128 %r
}
define i128 @exchange(i64 %x) {
  store i128 0, ptr @g
  %v = sext i64 %x to i128
  %old = atomicrmw xchg ptr @g, i128 %v seq_cst
  %r = load i128, ptr @g
  ret i128 %r
}
define i128 @swap(i64 %x) {
  store i128 0, ptr @g
  %v = insertelement <2 x i64> zeroinitializer, i64 %x, i32 0
  %w = shufflevector <2 x i64> %v, <2 x i64> poison, <2 x i32> zeroinitializer
  %both = bitcast <2 x i64> %w to i128
  %old = atomicrmw xchg ptr @g, i128 %both acq_rel
  %r = load i128, ptr @g
  ret i128 %r
}
define i1 @swapped(i64 %x) {
  %low = zext i64 %x to i128
  %high = shl i128 %low, 64
  %both = or i128 %low, %high
  store i128 %both, ptr @g
  %old = cmpxchg ptr @g, i128 %both, i128 %both seq_cst seq_cst
  %ok = extractvalue { i128, i1 } %old, 1
  %now = load i128, ptr @g
  %same = icmp eq i128 %now, %both
  %r = and i1 %ok, %same
  ret i1 %r
}
