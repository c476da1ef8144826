; The document's walk through a block: pn1 = (bid0, 0), pn2 = (bid0, 0, 0), pb1 = (bid0, 0, 1, 1), which points to b1.
; flags: --profile=llvmlite
; run: @b1() == i64 111
; run: @a0() == i64 100
; run: @c1() == i64 121
; run: @same() == i1 true
; covers: 0-29 0-28 0-26

%t1 = type { i64, i64, i64 }
%t2 = type [ 2 x %t1 ]

@pn1 = global %t2 [ %t1 { i64 100, i64 110, i64 120 }, %t1 { i64 101, i64 111, i64 121 } ]

define i64 @b1() {
  %pn2 = getelementptr %t2* @pn1, i32 0, i32 0    ; %t1* -> n2
  %pb1 = getelementptr %t1* %pn2, i32 1, i32 1    ; B* -> b1
  %b = load i64* %pb1
  ret i64 %b
}
define i64 @a0() {
  %pn2 = getelementptr %t2* @pn1, i32 0, i32 0
  %pa0 = getelementptr %t1* %pn2, i32 0, i32 0
  %a = load i64* %pa0
  ret i64 %a
}
define i64 @c1() {
  %pn3 = getelementptr %t2* @pn1, i32 0, i32 1
  %pc1 = getelementptr %t1* %pn3, i32 0, i32 2
  %c = load i64* %pc1
  ret i64 %c
}
define i1 @same() {
  %pn2 = getelementptr %t2* @pn1, i32 0, i32 0
  %pb1 = getelementptr %t1* %pn2, i32 1, i32 1
  %qb1 = getelementptr %t2* @pn1, i32 0, i32 1, i32 1
  %r = icmp eq i64* %pb1, %qb1
  ret i1 %r
}
