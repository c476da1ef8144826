; Undef in arithmetic: only bits that depend on it are free. (LangRef's examples, with what must hold for any choice.)
; covers: 4-74
; run: @and_even(i32 12) == i32 0
; run: @or_odd(i32 5) == i32 5
; run: @low_bit_of_choice(i32 4, i32 6) == i32 0
; run: @one_of(i32 42, i32 7) == i1 true
; run: @divided(i32 3) == i1 true
; run: @always() == i32 255
; run: @stored() == i32 3
; run: @shifted() == i8 0
; run: @frozen() == i32 0
; run: @types() == i32 9
; `and %X, undef`: a bit that is zero in X is zero.
define i32 @and_even(i32 %x) {
  %b = and i32 %x, undef
  %r = and i32 %b, 3
  ret i32 %r
}
; `or %X, undef`: a bit that is one in X is one.
define i32 @or_odd(i32 %x) {
  %b = or i32 %x, undef
  %r = and i32 %b, 5
  ret i32 %r
}
; A choice that nobody made is one of the two all the same.
define i32 @low_bit_of_choice(i32 %x, i32 %y) {
  %f = freeze i1 undef
  %a = select i1 %f, i32 %x, i32 %y
  %r = and i32 %a, 1
  ret i32 %r
}
define i1 @one_of(i32 %x, i32 %y) {
  %f = freeze i1 poison
  %a = select i1 %f, i32 %x, i32 %y
  %p = icmp eq i32 %a, %x
  %q = icmp eq i32 %a, %y
  %r = or i1 %p, %q
  ret i1 %r
}
; `sdiv undef, %X` is some value, and no trap.
define i1 @divided(i32 %x) {
  %a = sdiv i32 undef, %x
  %f = freeze i32 %a
  %r = icmp eq i32 %f, %f
  ret i1 %r
}
; `or i8 undef, 255` is always 255, so that a switch on it is well defined.
define i32 @always() {
  %x = or i8 undef, 255
  switch i8 %x, label %other [ i8 0, label %zero i8 -1, label %ones ]
zero:
  ret i32 0
ones:
  ret i32 255
other:
  ret i32 1
}
; A store of undef may leave everything, but it may not touch its neighbors.
define i32 @stored() {
  %p = alloca [3 x i32]
  %q = getelementptr i32, ptr %p, i64 1
  %s = getelementptr i32, ptr %p, i64 2
  store i32 1, ptr %p
  store i32 2, ptr %s
  store i32 undef, ptr %q
  %a = load i32, ptr %p
  %b = load i32, ptr %s
  %r = add i32 %a, %b
  ret i32 %r
}
define i8 @shifted() {
  %a = and i8 undef, 15
  %r = lshr i8 %a, 4
  ret i8 %r
}
; Two uses of one frozen value agree, where two of an undef need not.
define i32 @frozen() {
  %b = freeze i32 undef
  %c = xor i32 %b, %b
  %e = icmp slt i32 %b, 4
  %f = icmp sge i32 %b, 4
  %g = xor i1 %e, %f
  %h = select i1 %g, i32 %c, i32 1
  ret i32 %h
}
define void @take(half %a, bfloat %b, fp128 %c, x86_fp80 %d, <3 x i7> %e, { i8, [2 x float] } %f, ptr addrspace(1) %g) {
  ret void
}
define i32 @types() {
  call void @take(half undef, bfloat undef, fp128 undef, x86_fp80 undef, <3 x i7> undef, { i8, [2 x float] } undef, ptr addrspace(1) undef)
  ret i32 9
}
