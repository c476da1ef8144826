; The outermost function calls one that takes many arguments with one: what was not passed is undefined, and nobody looks at it. A
; compiled function may load it all the same.
; run: @main() == i64 5
define i64 @main() {
  %f = alloca ptr
  store ptr @many, ptr %f
  %many = load ptr, ptr %f
  %r = call i64 %many(i64 2)
  ret i64 %r
}
define i64 @many(i64 %p0, i64 %p1, i64 %p2, i64 %p3, i64 %p4, i64 %p5, i64 %p6, i64 %p7, i64 %p8, i64 %p9, i64 %p10, i64 %p11, i64 %p12, i64 %p13, i64 %p14, i64 %p15, i64 %p16, i64 %p17, i64 %p18, i64 %p19, i64 %p20, i64 %p21, i64 %p22, i64 %p23, i64 %p24, i64 %p25, i64 %p26, i64 %p27, i64 %p28, i64 %p29, i64 %p30, i64 %p31, i64 %p32, i64 %p33, i64 %p34, i64 %p35, i64 %p36, i64 %p37, i64 %p38, i64 %p39, i64 %p40, i64 %p41, i64 %p42, i64 %p43, i64 %p44, i64 %p45, i64 %p46, i64 %p47, i64 %p48, i64 %p49, i64 %p50, i64 %p51, i64 %p52, i64 %p53, i64 %p54, i64 %p55, i64 %p56, i64 %p57, i64 %p58, i64 %p59, i64 %p60, i64 %p61, i64 %p62, i64 %p63, i64 %p64, i64 %p65, i64 %p66, i64 %p67, i64 %p68, i64 %p69) {
  %unused = alloca i64
  %sum = add i64 %p68, %p69
  store i64 %sum, ptr %unused
  %r = add i64 %p0, 3
  ret i64 %r
}
