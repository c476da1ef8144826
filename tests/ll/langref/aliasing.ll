; Pointers that are based on others, and accesses of other types: memory has no types, and no store may be lost.
; covers: 4-22
; run: @integers(i32 5) == i32 7
; run: @types(i32 1065353216) == i32 1073741824
; run: @inner(i64 2) == i32 19
; run: @mixed(i1 true) == i32 9
; run: @mixed(i1 false) == i32 3
; run: @past() == i32 8
define i32 @integers(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %i = ptrtoint ptr %p to i64
  %half = lshr i64 %i, 32
  %low = and i64 %i, 4294967295
  %high = shl i64 %half, 32
  %j = or i64 %high, %low
  %q = inttoptr i64 %j to ptr
  store i32 7, ptr %q
  %r = load i32, ptr %p
  ret i32 %r
}
; One store through an integer, one load through a float, and back.
define i32 @types(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %f = load float, ptr %p
  %g = fadd float %f, 1.0
  store float %g, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}
@a = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
define i32 @inner(i64 %n) {
  %p = getelementptr [4 x i32], ptr @a, i64 0, i64 %n
  %q = getelementptr i8, ptr @a, i64 8
  %before = load i32, ptr %p
  store i32 16, ptr %q
  %after = load i32, ptr %p
  %r = add i32 %before, %after
  ret i32 %r
}
define i32 @mixed(i1 %c) {
  %p = alloca i32
  %q = alloca i32
  store i32 3, ptr %p
  store i32 4, ptr %q
  %s = select i1 %c, ptr %p, ptr %q
  store i32 9, ptr %s
  %r = load i32, ptr %p
  ret i32 %r
}
; A pointer may point past the end, and come back.
define i32 @past() {
  %p = alloca [2 x i32]
  %end = getelementptr inbounds [2 x i32], ptr %p, i64 1
  %last = getelementptr inbounds i32, ptr %end, i64 -1
  store i32 8, ptr %last
  %second = getelementptr i32, ptr %p, i64 1
  %r = load i32, ptr %second
  ret i32 %r
}
