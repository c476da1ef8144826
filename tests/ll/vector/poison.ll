; Each element is undefined by itself: what uses a defined one is fine, what depends on another is not.
; run: @good(i32 1) == i32 6
; run: @good(i32 3) == i32 8
; run: @frozen() == i1 true
; run: @memory() == i32 2
; run: @bits() == i8 1
define i32 @good(i32 %i) {
  %v = insertelement <4 x i32> poison, i32 5, i32 1
  %w = insertelement <4 x i32> %v, i32 7, i32 3
  %x = add <4 x i32> %w, <i32 1, i32 1, i32 poison, i32 1>
  %e = extractelement <4 x i32> %x, i32 %i
  ret i32 %e
}
define i1 @frozen() {
  %v = insertelement <2 x i32> poison, i32 5, i32 1
  %f = freeze <2 x i32> %v
  %a = extractelement <2 x i32> %f, i32 0
  %s = sub i32 %a, %a
  %b = extractelement <2 x i32> %f, i32 1
  %t = add i32 %s, %b
  %c = icmp eq i32 %t, 5
  ret i1 %c
}
define i32 @memory() {
  %m = alloca <4 x i16>
  %v = shufflevector <4 x i16> <i16 1, i16 2, i16 3, i16 4>, <4 x i16> poison, <4 x i32> <i32 3, i32 poison, i32 1, i32 0>
  store <4 x i16> %v, ptr %m
  %l = load <4 x i16>, ptr %m
  %e = extractelement <4 x i16> %l, i64 2
  %r = zext i16 %e to i32
  ret i32 %r
}
define i8 @bits() {
  %v = insertelement <8 x i1> zeroinitializer, i1 true, i32 6
  %w = insertelement <8 x i1> %v, i1 poison, i32 0
  %m = alloca <8 x i1>
  store <8 x i1> %w, ptr %m
  %l = load <8 x i1>, ptr %m
  %e = extractelement <8 x i1> %l, i32 6
  %r = select i1 %e, i8 1, i8 2
  ret i8 %r
}
