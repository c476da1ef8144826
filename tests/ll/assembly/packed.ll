; Instructions on vector registers of 128 bits, each on vectors of two words; the results are folded to one word. The exit
; status says how many are not those of the processor.
; covers: 4-95
; exit: 0
declare i32 @printf(ptr, ...)
@wrong = private constant [10 x i8] c"wrong %d\0A\00"
define i64 @check(i64 %bad, i32 %n, i64 %found, i64 %expected) {
  %same = icmp eq i64 %found, %expected
  br i1 %same, label %good, label %report
report:
  %w = call i32 (ptr, ...) @printf(ptr @wrong, i32 %n)
  br label %good
good:
  %one = phi i64 [ 0, %0 ], [ 1, %report ]
  %sum = add i64 %bad, %one
  ret i64 %sum
}
define i64 @paddb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @paddw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @paddd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @paddq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmullw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmullw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmulld(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmulld $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmulhw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmulhw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmulhuw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmulhuw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmuludq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmuludq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmuldq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmuldq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmaddwd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmaddwd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pavgb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pavgb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pavgw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pavgw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pminub(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pminub $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmaxub(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmaxub $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pminsw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pminsw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmaxsw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmaxsw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pminsb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pminsb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmaxsb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmaxsb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pminuw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pminuw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmaxuw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmaxuw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pminsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pminsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmaxsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmaxsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pminud(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pminud $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmaxud(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmaxud $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @paddsb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddsb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @paddsw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddsw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @paddusb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddusb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @paddusw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "paddusw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubsb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubsb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubsw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubsw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubusb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubusb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psubusw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psubusw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpeqb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpeqb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpeqw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpeqw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpeqd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpeqd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpeqq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpeqq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpgtb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpgtb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpgtw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpgtw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpgtd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpgtd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pcmpgtq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pcmpgtq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pabsb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pabsb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pabsw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pabsw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pabsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pabsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pand(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pand $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pandn(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pandn $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @por(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "por $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pxor(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pxor $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpcklbw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpcklbw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpckhbw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpckhbw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpcklwd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpcklwd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpckhwd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpckhwd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpckldq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpckldq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpckhdq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpckhdq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpcklqdq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpcklqdq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @punpckhqdq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "punpckhqdq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pshufb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pshufb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @packsswb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "packsswb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @packssdw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "packssdw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @packuswb(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "packuswb $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @packusdw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "packusdw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psadbw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psadbw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @addps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "addps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @subps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "subps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @mulps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "mulps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @divps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "divps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @minps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "minps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @maxps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "maxps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @addpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "addpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @subpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "subpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @mulpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "mulpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @divpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "divpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @minpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "minpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @maxpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "maxpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @sqrtps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "sqrtps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @sqrtpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "sqrtpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @andps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "andps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @andnps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "andnps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @orps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "orps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @xorps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "xorps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @andpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "andpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @andnpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "andnpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @orpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "orpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @xorpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "xorpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpeqps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpeqps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpltps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpltps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpleps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpleps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpunordps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpunordps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpneqps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpneqps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpnltps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpnltps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpnleps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpnleps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpordps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpordps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpltpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpltpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpltss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpltss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmplesd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmplesd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @unpcklps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "unpcklps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @unpckhps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "unpckhps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @unpcklpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "unpcklpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @unpckhpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "unpckhpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @addss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "addss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @addsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "addsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @subss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "subss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @subsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "subsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @mulss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "mulss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @mulsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "mulsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @divss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "divss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @divsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "divsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @minss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "minss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @minsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "minsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @maxss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "maxss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @maxsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "maxsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @sqrtss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "sqrtss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @sqrtsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "sqrtsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movsd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movsd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movhlps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movhlps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movlhps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movlhps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @haddps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "haddps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @haddpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "haddpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @hsubps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "hsubps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @hsubpd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "hsubpd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtdq2ps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtdq2ps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtdq2pd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtdq2pd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtps2pd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtps2pd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtpd2ps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtpd2ps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtps2dq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtps2dq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvttps2dq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvttps2dq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtpd2dq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtpd2dq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvttpd2dq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvttpd2dq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtss2sd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtss2sd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cvtsd2ss(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cvtsd2ss $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movddup(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movddup $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmovzxbw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmovzxbw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmovsxbd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmovsxbd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmovzxwd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmovzxwd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmovsxdq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmovsxdq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmovsxbw(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmovsxbw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pmovzxbq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pmovzxbq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movaps(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movaps $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movups(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movups $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movdqa(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movdqa $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movq(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movdqu(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movdqu $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @movapd(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "movapd $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pshufd.0(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pshufd $$27, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pshuflw.1(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pshuflw $$57, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pshufhw.2(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pshufhw $$198, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @shufps.3(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "shufps $$78, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @shufpd.4(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "shufpd $$1, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @palignr.5(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "palignr $$5, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @palignr.6(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "palignr $$20, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpps.7(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpps $$1, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @cmpsd.8(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "cmpsd $$5, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @roundps.9(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "roundps $$1, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @roundsd.10(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "roundsd $$3, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @roundss.11(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "roundss $$0, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @roundpd.12(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "roundpd $$2, $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %b1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psllw.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psllw $$3, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pslld.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pslld $$7, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psllq.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psllq $$40, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrlw.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psrlw $$3, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrld.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psrld $$9, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrlq.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psrlq $$60, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psraw.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psraw $$4, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrad.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psrad $$31, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pslldq.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "pslldq $$3, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrldq.i(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %r = call <2 x i64> asm "psrldq $$11, $0", "=x,0"(<2 x i64> %a1)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psllw.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "psllw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @pslld.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "pslld $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psllq.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "psllq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrlw.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "psrlw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrld.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "psrld $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrlq.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "psrlq $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psraw.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "psraw $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i64 @psrad.x(i64 %a, i64 %b, i64 %c, i64 %d) {
  %a0 = insertelement <2 x i64> poison, i64 %a, i64 0
  %a1 = insertelement <2 x i64> %a0, i64 %b, i64 1
  %b0 = insertelement <2 x i64> poison, i64 %c, i64 0
  %b1 = insertelement <2 x i64> %b0, i64 %d, i64 1
  %k = and <2 x i64> %b1, <i64 31, i64 0>
  %r = call <2 x i64> asm "psrad $2, $0", "=x,0,x"(<2 x i64> %a1, <2 x i64> %k)
  %l = extractelement <2 x i64> %r, i64 0
  %h = extractelement <2 x i64> %r, i64 1
  %m = mul i64 %h, 31
  %s = add i64 %l, %m
  ret i64 %s
}
define i32 @main() {
  %r0 = call i64 @paddb(i64 -4511243184718316475, i64 -2609559196002828135, i64 3513124226084228663, i64 6299765331246476266)
  %c0 = call i64 @check(i64 0, i32 0, i64 %r0, i64 403236820680413017)
  %r1 = call i64 @paddb(i64 2804489806378827305, i64 554137530599832992, i64 6278314744523580143, i64 5090537039564311515)
  %c1 = call i64 @check(i64 %c0, i32 1, i64 %r1, i64 -2705568752974010627)
  %r2 = call i64 @paddw(i64 -4629161420259339404, i64 -8266848354430668203, i64 -6329975792576927173, i64 -2364995089329352458)
  %c2 = call i64 @check(i64 %c1, i32 2, i64 %r2, i64 -8513897846174751804)
  %r3 = call i64 @paddw(i64 6796619034484074658, i64 -2199628200636619352, i64 -7342276384364697240, i64 -4624032049778536635)
  %c3 = call i64 @check(i64 %c2, i32 3, i64 %r3, i64 -9165221781219165507)
  %r4 = call i64 @paddd(i64 4264586827708199833, i64 -1694313968266667358, i64 -5864668916822038499, i64 6778423892786912289)
  %c4 = call i64 @check(i64 %c3, i32 4, i64 %r4, i64 8433372848193355091)
  %r5 = call i64 @paddd(i64 -2039521562892790459, i64 4831671314846306910, i64 -7896465698630544553, i64 2175354189595951850)
  %c5 = call i64 @check(i64 %c4, i32 5, i64 %r5, i64 4367618561086651476)
  %r6 = call i64 @paddq(i64 -1017601865735381429, i64 -6783958739646981018, i64 8713085086933995824, i64 -9125361901619617366)
  %c6 = call i64 @check(i64 %c5, i32 6, i64 %r6, i64 -5878110741617593493)
  %r7 = call i64 @paddq(i64 5046913038458744571, i64 8487846858136864281, i64 -6163860699329072329, i64 -6152275476492182144)
  %c7 = call i64 @check(i64 %c6, i32 7, i64 %r7, i64 -2501211124723387975)
  %r8 = call i64 @psubb(i64 -3437525547111946403, i64 -5554511565758960654, i64 6938169672118996118, i64 2319312721054944324)
  %c8 = call i64 @check(i64 %c7, i32 8, i64 %r8, i64 3798928735425278425)
  %r9 = call i64 @psubb(i64 -5872176674595115477, i64 8643346895233863063, i64 -5591594713987815145, i64 8579514069188395558)
  %c9 = call i64 @check(i64 %c8, i32 9, i64 %r9, i64 1706995593396479939)
  %r10 = call i64 @psubw(i64 -2154146310963576526, i64 -8825471851359801872, i64 -1569694061328666230, i64 8038955653743253632)
  %c10 = call i64 @check(i64 %c9, i32 10, i64 %r10, i64 -6872870843962120136)
  %r11 = call i64 @psubw(i64 -4356900603523450780, i64 -3101737243867545856, i64 5855002240718593715, i64 1589025816348813999)
  %c11 = call i64 @check(i64 %c10, i32 11, i64 %r11, i64 -8051604983833768064)
  %r12 = call i64 @psubd(i64 1770499138490578765, i64 3830948837662202186, i64 -8005472803799144263, i64 -2668296556417292505)
  %c12 = call i64 @check(i64 %c11, i32 12, i64 %r12, i64 8338394352243957969)
  %r13 = call i64 @psubd(i64 -3577483015593761126, i64 3623305954240634309, i64 -5814907404099792577, i64 -506578037443059489)
  %c13 = call i64 @check(i64 %c12, i32 13, i64 %r13, i64 1136619747877664053)
  %r14 = call i64 @psubq(i64 -5974529904935095726, i64 -4497651277809345293, i64 8098338545067892712, i64 8286655122987713639)
  %c14 = call i64 @check(i64 %c13, i32 14, i64 %r14, i64 -4557997253101679778)
  %r15 = call i64 @psubq(i64 -2626003534823124735, i64 -1765462482533868230, i64 905106903932080872, i64 -1497373166783613018)
  %c15 = call i64 @check(i64 %c14, i32 15, i64 %r15, i64 6604864846696434437)
  %r16 = call i64 @pmullw(i64 -2280655549890673655, i64 6294658046632775501, i64 -870275754132048363, i64 3832463485232893687)
  %c16 = call i64 @check(i64 %c15, i32 16, i64 %r16, i64 -9007396769538708782)
  %r17 = call i64 @pmullw(i64 2282102522427522382, i64 8382098646157929331, i64 -7027830289538793855, i64 -4683871981496962797)
  %c17 = call i64 @check(i64 %c16, i32 17, i64 %r17, i64 -57921180492571419)
  %r18 = call i64 @pmulld(i64 5893608570569483286, i64 -697187988275607354, i64 230510801766148120, i64 7244240972258982450)
  %c18 = call i64 @check(i64 %c17, i32 18, i64 %r18, i64 2743669645988041956)
  %r19 = call i64 @pmulld(i64 -4595195497830753328, i64 -685300906789573795, i64 1655841950431533652, i64 5183298043630781376)
  %c19 = call i64 @check(i64 %c18, i32 19, i64 %r19, i64 -2063983252448920704)
  %r20 = call i64 @pmulhw(i64 -2447934323671233487, i64 -3765648096750146217, i64 -1236361942937849879, i64 8823843127797216747)
  %c20 = call i64 @check(i64 %c19, i32 20, i64 %r20, i64 -339358314403458317)
  %r21 = call i64 @pmulhw(i64 -5377532202205081506, i64 237595019592779162, i64 -2534112495373700706, i64 -6489645105857182963)
  %c21 = call i64 @check(i64 %c20, i32 21, i64 %r21, i64 -1852809377370433194)
  %r22 = call i64 @pmulhuw(i64 -4138040584092281232, i64 3737434610273367812, i64 -7524918575836000434, i64 3430464151015440194)
  %c22 = call i64 @check(i64 %c21, i32 22, i64 %r22, i64 -6877958522694578596)
  %r23 = call i64 @pmulhuw(i64 -3575512624192172596, i64 5511400445575114492, i64 2339153633436019486, i64 4079221494404364107)
  %c23 = call i64 @check(i64 %c22, i32 23, i64 %r23, i64 2766937194063315978)
  %r24 = call i64 @pmuludq(i64 -3517728038103171360, i64 -298952117775139570, i64 4060660071734574755, i64 -7729956292295529923)
  %c24 = call i64 @check(i64 %c23, i32 24, i64 %r24, i64 -7166325235217712374)
  %r25 = call i64 @pmuludq(i64 1856650229552009216, i64 7814166558927059071, i64 -8636277029682526457, i64 4437520912295794553)
  %c25 = call i64 @check(i64 %c24, i32 25, i64 %r25, i64 6011922213963199449)
  %r26 = call i64 @pmuldq(i64 -2880774544450271489, i64 -4607833270300173744, i64 2784839311871604678, i64 -6536990679976359660)
  %c26 = call i64 @check(i64 %c25, i32 26, i64 %r26, i64 -8413804675685721094)
  %r27 = call i64 @pmuldq(i64 8836924125479097404, i64 2551634366476551498, i64 5564726582806866680, i64 -3058741449708652240)
  %c27 = call i64 @check(i64 %c26, i32 27, i64 %r27, i64 -5208573576854964672)
  %r28 = call i64 @pmaddwd(i64 -5403791199546684098, i64 8878426789918877602, i64 1181469841833221137, i64 -6774068895307923522)
  %c28 = call i64 @check(i64 %c27, i32 28, i64 %r28, i64 8079250602168372075)
  %r29 = call i64 @pmaddwd(i64 7314060606051571977, i64 -1589695769437602206, i64 -6109176775750966078, i64 -2342780172769492416)
  %c29 = call i64 @check(i64 %c28, i32 29, i64 %r29, i64 6845522556946948632)
  %r30 = call i64 @pavgb(i64 -8139245522457923217, i64 -1463826182012110054, i64 -6618647294537835459, i64 7784587664275142094)
  %c30 = call i64 @check(i64 %c29, i32 30, i64 %r30, i64 8739792668213394786)
  %r31 = call i64 @pavgb(i64 2221024539055365897, i64 -6100524414901863619, i64 409413535435301339, i64 8487925186477896269)
  %c31 = call i64 @check(i64 %c30, i32 31, i64 %r31, i64 -7756519869683985971)
  %r32 = call i64 @pavgw(i64 3483465465541950710, i64 -3362799827304786089, i64 -4168308772807997780, i64 -551911306400074426)
  %c32 = call i64 @check(i64 %c31, i32 32, i64 %r32, i64 3547522896211600738)
  %r33 = call i64 @pavgw(i64 7413017308708126267, i64 -7147000054371225351, i64 5940866144893345522, i64 585718356691581430)
  %c33 = call i64 @check(i64 %c32, i32 33, i64 %r33, i64 6434167820317321247)
  %r34 = call i64 @pminub(i64 -5914095633765597586, i64 8063892725470119589, i64 6784692889685563544, i64 -5900738906618950847)
  %c34 = call i64 @check(i64 %c33, i32 34, i64 %r34, i64 -3272045118591902899)
  %r35 = call i64 @pminub(i64 -150119191195568724, i64 280000704586063346, i64 887298095903302958, i64 52102758799314885)
  %c35 = call i64 @check(i64 %c34, i32 35, i64 %r35, i64 2502482161731849737)
  %r36 = call i64 @pmaxub(i64 -8059220312203468712, i64 5444589405811033741, i64 -2661887204789339998, i64 1613800648393955255)
  %c36 = call i64 @check(i64 %c35, i32 36, i64 %r36, i64 109332778602393803)
  %r37 = call i64 @pmaxub(i64 -8590306855438443287, i64 -3584219259733561550, i64 1094156221730643241, i64 3104726196518657591)
  %c37 = call i64 @check(i64 %c36, i32 37, i64 %r37, i64 -9020604280549403246)
  %r38 = call i64 @pminsw(i64 6183947858776288141, i64 -4337596089867313695, i64 8872083684313672601, i64 3984225500273685643)
  %c38 = call i64 @check(i64 %c37, i32 38, i64 %r38, i64 845677618277107810)
  %r39 = call i64 @pminsw(i64 8428048531322430262, i64 -2950125216659970163, i64 -5927872481433863787, i64 6489970370167582732)
  %c39 = call i64 @check(i64 %c38, i32 39, i64 %r39, i64 -5148411474272406358)
  %r40 = call i64 @pmaxsw(i64 -474010457800772803, i64 5049187813502195803, i64 -3211487186630385989, i64 -4174772895329760663)
  %c40 = call i64 @check(i64 %c39, i32 40, i64 %r40, i64 8476859188714529138)
  %r41 = call i64 @pmaxsw(i64 -3895463231572726942, i64 6440173823978295, i64 3203058295694585195, i64 -2645804794141133096)
  %c41 = call i64 @check(i64 %c40, i32 41, i64 %r41, i64 3396883826664346003)
  %r42 = call i64 @pminsb(i64 -4171258080168839788, i64 -2848512424944774824, i64 8070730567284572358, i64 -1688448500603016138)
  %c42 = call i64 @check(i64 %c41, i32 42, i64 %r42, i64 -31161548078100450)
  %r43 = call i64 @pminsb(i64 7790673026900332316, i64 -6041806473929493278, i64 6769428796550578406, i64 -926320538941990435)
  %c43 = call i64 @check(i64 %c42, i32 43, i64 %r43, i64 3922156233153372841)
  %r44 = call i64 @pmaxsb(i64 -2503690171000347426, i64 -3055901357646134385, i64 -6606550015678297793, i64 8858215482990449877)
  %c44 = call i64 @check(i64 %c43, i32 44, i64 %r44, i64 -4599868881366066422)
  %r45 = call i64 @pmaxsb(i64 -5558867323142911504, i64 -2545117347372548315, i64 6527468781973290756, i64 -4005559280715672416)
  %c45 = call i64 @check(i64 %c44, i32 45, i64 %r45, i64 836962763595479423)
  %r46 = call i64 @pminuw(i64 -7769091103822625686, i64 3151779307068415867, i64 -1537842891513630415, i64 2154219106645890694)
  %c46 = call i64 @check(i64 %c45, i32 46, i64 %r46, i64 3671424158791685199)
  %r47 = call i64 @pminuw(i64 8046927472165810003, i64 303544539806844672, i64 8050732743977460872, i64 -3640168120821676343)
  %c47 = call i64 @check(i64 %c46, i32 47, i64 %r47, i64 -989935889334845014)
  %r48 = call i64 @pmaxuw(i64 981511016064826356, i64 6772318763671030979, i64 -4229726486635368026, i64 9149895354356667693)
  %c48 = call i64 @check(i64 %c47, i32 48, i64 %r48, i64 2715868400006545945)
  %r49 = call i64 @pmaxuw(i64 -5615209941677491059, i64 1594688222019405191, i64 2288721093917793285, i64 -5889256774071086473)
  %c49 = call i64 @check(i64 %c48, i32 49, i64 %r49, i64 -3711991359221774498)
  %r50 = call i64 @pminsd(i64 4777654232974287513, i64 -5893123339700214614, i64 4029918862509105416, i64 8973757952359363292)
  %c50 = call i64 @check(i64 %c49, i32 50, i64 %r50, i64 5810536068897968542)
  %r51 = call i64 @pminsd(i64 8850009131679601622, i64 -6165907456356841244, i64 7227616209126838523, i64 -7178940850033995407)
  %c51 = call i64 @check(i64 %c50, i32 51, i64 %r51, i64 6041378742587600298)
  %r52 = call i64 @pmaxsd(i64 8632716801253173121, i64 -319832048951238441, i64 891360363637902369, i64 -1558938451005351311)
  %c52 = call i64 @check(i64 %c51, i32 52, i64 %r52, i64 -1282076716235218550)
  %r53 = call i64 @pmaxsd(i64 -2746723238395518804, i64 2998038528888882163, i64 -7895631028367227054, i64 -5453479973613141059)
  %c53 = call i64 @check(i64 %c52, i32 53, i64 %r53, i64 -2041249211387929831)
  %r54 = call i64 @pminud(i64 4021671110568542350, i64 -2324088206796589828, i64 -2757412202810225844, i64 8339894920756507746)
  %c54 = call i64 @check(i64 %c53, i32 54, i64 %r54, i64 4303996621067854634)
  %r55 = call i64 @pminud(i64 6564361014912851342, i64 6758910037415463023, i64 3483766231909369005, i64 871480238370237195)
  %c55 = call i64 @check(i64 %c54, i32 55, i64 %r55, i64 -6393834582129636834)
  %r56 = call i64 @pmaxud(i64 8566126889804403622, i64 921099970650267093, i64 -3663847082150426299, i64 -3776392879849194614)
  %c56 = call i64 @check(i64 %c55, i32 56, i64 %r56, i64 8395182158491401979)
  %r57 = call i64 @pmaxud(i64 233308909397579836, i64 8321379956410100566, i64 -3814937563543265872, i64 -2737161548155638116)
  %c57 = call i64 @check(i64 %c56, i32 57, i64 %r57, i64 3566774812179710612)
  %r58 = call i64 @paddsb(i64 -6840795151300122522, i64 -1674175059020069991, i64 1179118321818147393, i64 708090675071912921)
  %c58 = call i64 @check(i64 %c57, i32 58, i64 %r58, i64 -950619695149169665)
  %r59 = call i64 @paddsb(i64 -600030573459420073, i64 -6331375409713546246, i64 -2162947748204159352, i64 -423697709579824482)
  %c59 = call i64 @check(i64 %c58, i32 59, i64 %r59, i64 9109900155467898439)
  %r60 = call i64 @paddsw(i64 -5549566752749526415, i64 -6770267939367115410, i64 -7547832114418426973, i64 5925726934819585623)
  %c60 = call i64 @check(i64 %c59, i32 60, i64 %r60, i64 1488775068513746452)
  %r61 = call i64 @paddsw(i64 2982073514883432661, i64 -2179412344680081382, i64 -3208955557425673891, i64 7682628491226451546)
  %c61 = call i64 @check(i64 %c60, i32 61, i64 %r61, i64 4351994306545349182)
  %r62 = call i64 @paddusb(i64 727237312743450398, i64 -3220067329169362330, i64 6945193515993533475, i64 1186023164982528742)
  %c62 = call i64 @check(i64 %c61, i32 62, i64 %r62, i64 -42727022284286430)
  %r63 = call i64 @paddusb(i64 -1306012996623427525, i64 8793201866826765349, i64 -121560273722989147, i64 -376778916777466986)
  %c63 = call i64 @check(i64 %c62, i32 63, i64 %r63, i64 -445225638555568763)
  %r64 = call i64 @paddusw(i64 3842429814790342980, i64 -2141822978256974832, i64 6547940185345963558, i64 -6289834607266539691)
  %c64 = call i64 @check(i64 %c63, i32 64, i64 %r64, i64 -8058691225324828507)
  %r65 = call i64 @paddusw(i64 1733080819016597677, i64 4446149020653706844, i64 -3674541566319293759, i64 -4591979675549572959)
  %c65 = call i64 @check(i64 %c64, i32 65, i64 %r65, i64 -6462211051553387697)
  %r66 = call i64 @psubsb(i64 -8860500225440241084, i64 8212048918103718710, i64 -3551211700659582024, i64 7923698275019105052)
  %c66 = call i64 @check(i64 %c65, i32 66, i64 %r66, i64 3710612257250396837)
  %r67 = call i64 @psubsb(i64 -6580111903101458684, i64 -8784802130958977697, i64 2952564552215292910, i64 8500830258254502578)
  %c67 = call i64 @check(i64 %c66, i32 67, i64 %r67, i64 304914398483049591)
  %r68 = call i64 @psubsw(i64 -4694690653269452717, i64 -8485935763009516015, i64 -6706494049553094789, i64 -1985075241471605968)
  %c68 = call i64 @check(i64 %c67, i32 68, i64 %r68, i64 3399593651134349847)
  %r69 = call i64 @psubsw(i64 -363463720491201909, i64 1112622640504645671, i64 -4732111269529193981, i64 -474486950390349883)
  %c69 = call i64 @check(i64 %c68, i32 69, i64 %r69, i64 -1771187216904749978)
  %r70 = call i64 @psubusb(i64 -8545215423515520346, i64 -182275782467152410, i64 6344093032975383530, i64 4085147441196611801)
  %c70 = call i64 @check(i64 %c69, i32 70, i64 %r70, i64 892045720760811923)
  %r71 = call i64 @psubusb(i64 -3952609332555438588, i64 -142704753916353858, i64 9084713375411755503, i64 336082318231958009)
  %c71 = call i64 @check(i64 %c70, i32 71, i64 %r71, i64 -7993233340813521664)
  %r72 = call i64 @psubusw(i64 6705052020410589811, i64 7021933839749883976, i64 7286515233216283404, i64 -8925037277185246580)
  %c72 = call i64 @check(i64 %c71, i32 72, i64 %r72, i64 195653182054247)
  %r73 = call i64 @psubusw(i64 -6898485611831132958, i64 -4014980996612357866, i64 3837426339213955533, i64 2095024802926170494)
  %c73 = call i64 @check(i64 %c72, i32 73, i64 %r73, i64 2768093078783142677)
  %r74 = call i64 @pcmpeqb(i64 4266288765552331139, i64 -8732396593348254300, i64 -2771351332494326322, i64 3352907311125173153)
  %c74 = call i64 @check(i64 %c73, i32 74, i64 %r74, i64 0)
  %r75 = call i64 @pcmpeqb(i64 5767152371666350635, i64 -6779554592288998892, i64 -9171054322806200382, i64 981887266490075737)
  %c75 = call i64 @check(i64 %c74, i32 75, i64 %r75, i64 0)
  %r76 = call i64 @pcmpeqw(i64 3426166882231851484, i64 -7238490761503405331, i64 3457300625276015303, i64 -5696736184031776847)
  %c76 = call i64 @check(i64 %c75, i32 76, i64 %r76, i64 0)
  %r77 = call i64 @pcmpeqw(i64 -1297349752786371339, i64 5672946945686246913, i64 1750449975277375565, i64 3486754380074271374)
  %c77 = call i64 @check(i64 %c76, i32 77, i64 %r77, i64 0)
  %r78 = call i64 @pcmpeqd(i64 8361315714963561767, i64 2746064356471614698, i64 6616715756591410437, i64 6294036424562191523)
  %c78 = call i64 @check(i64 %c77, i32 78, i64 %r78, i64 0)
  %r79 = call i64 @pcmpeqd(i64 -447892038513435055, i64 3363361540828909378, i64 4051079205253166464, i64 7358354125170130096)
  %c79 = call i64 @check(i64 %c78, i32 79, i64 %r79, i64 0)
  %r80 = call i64 @pcmpeqq(i64 -644074265097531857, i64 4762888941193686057, i64 -3622015868270481677, i64 -9163854481008993458)
  %c80 = call i64 @check(i64 %c79, i32 80, i64 %r80, i64 0)
  %r81 = call i64 @pcmpeqq(i64 5146599618029729454, i64 1514710275667610705, i64 2737396840399828399, i64 -508213864645665370)
  %c81 = call i64 @check(i64 %c80, i32 81, i64 %r81, i64 0)
  %r82 = call i64 @pcmpgtb(i64 -3487344764190062193, i64 -6171369242071993506, i64 3601408849450975166, i64 7170065427602703121)
  %c82 = call i64 @check(i64 %c81, i32 82, i64 %r82, i64 2225375245921877985)
  %r83 = call i64 @pcmpgtb(i64 8723868179986126085, i64 699957418719391272, i64 -1373161757529499611, i64 763810080129444251)
  %c83 = call i64 @check(i64 %c82, i32 83, i64 %r83, i64 2233751462939205089)
  %r84 = call i64 @pcmpgtw(i64 -8327707271516413297, i64 4291344946646216064, i64 -4294312827895510323, i64 -7651779637859523274)
  %c84 = call i64 @check(i64 %c83, i32 84, i64 %r84, i64 -8444120452235296)
  %r85 = call i64 @pcmpgtw(i64 -8062747363268089524, i64 8156525978972178452, i64 -3079654429167015439, i64 -1303517481696216945)
  %c85 = call i64 @check(i64 %c84, i32 85, i64 %r85, i64 -8444253596221441)
  %r86 = call i64 @pcmpgtd(i64 -7955995696920057270, i64 -1747675205530887873, i64 -245505597552394321, i64 -6947504476068233429)
  %c86 = call i64 @check(i64 %c85, i32 86, i64 %r86, i64 -128849018881)
  %r87 = call i64 @pcmpgtd(i64 -6966293154990298431, i64 2113176120196044905, i64 5983190523308870710, i64 -7172907370949487540)
  %c87 = call i64 @check(i64 %c86, i32 87, i64 %r87, i64 4294967264)
  %r88 = call i64 @pcmpgtq(i64 7283632841875959861, i64 9113670940536264576, i64 3795858807169536177, i64 -1144244103358060579)
  %c88 = call i64 @check(i64 %c87, i32 88, i64 %r88, i64 -32)
  %r89 = call i64 @pcmpgtq(i64 -5846034274052688723, i64 -5805447380881829775, i64 5571938839556504000, i64 -7983235568433424918)
  %c89 = call i64 @check(i64 %c88, i32 89, i64 %r89, i64 -31)
  %r90 = call i64 @pabsb(i64 -5291654977380028428, i64 1023998273174040575, i64 2955384271200843197, i64 4529156578490921065)
  %c90 = call i64 @check(i64 %c89, i32 90, i64 %r90, i64 -5790560211406166022)
  %r91 = call i64 @pabsb(i64 -4060673960655791706, i64 1311624970257585522, i64 -7040124713401322149, i64 -1871781705442273628)
  %c91 = call i64 @check(i64 %c90, i32 91, i64 %r91, i64 -8572204737550668673)
  %r92 = call i64 @pabsw(i64 2282227393007620302, i64 -9039478364344966218, i64 -7536642806249294519, i64 3421436391761355390)
  %c92 = call i64 @check(i64 %c91, i32 92, i64 %r92, i64 2920968848903855477)
  %r93 = call i64 @pabsw(i64 -194728007826940719, i64 -2704239247160436355, i64 2880546389484635887, i64 7651614329695597582)
  %c93 = call i64 @check(i64 %c92, i32 93, i64 %r93, i64 264136707679392929)
  %r94 = call i64 @pabsd(i64 -6673434838990211491, i64 -3786669363906346415, i64 1266335833308207041, i64 3282545547430322970)
  %c94 = call i64 @check(i64 %c93, i32 94, i64 %r94, i64 -7655216673584932965)
  %r95 = call i64 @pabsd(i64 -3869452591616294952, i64 8152924735853917069, i64 920190655287612403, i64 -5154193294947657352)
  %c95 = call i64 @check(i64 %c94, i32 95, i64 %r95, i64 -5320513732048497019)
  %r96 = call i64 @pand(i64 -8057793507309116636, i64 -4876723405602515019, i64 6135533338033822921, i64 -3994785787871368304)
  %c96 = call i64 @check(i64 %c95, i32 96, i64 %r96, i64 -8617974080824414608)
  %r97 = call i64 @pand(i64 8764103064330818718, i64 5682129007470933555, i64 6705439983043541043, i64 -860757804401040504)
  %c97 = call i64 @check(i64 %c96, i32 97, i64 %r97, i64 -7631901320430637550)
  %r98 = call i64 @pandn(i64 -2049366401153771915, i64 -6803476337829351179, i64 -8878578849611606448, i64 -2921885786461766881)
  %c98 = call i64 @check(i64 %c97, i32 98, i64 %r98, i64 8801868515213137462)
  %r99 = call i64 @pandn(i64 1350772828480373294, i64 -8560281529329190029, i64 6703268133430850952, i64 119295861098436639)
  %c99 = call i64 @check(i64 %c98, i32 99, i64 %r99, i64 6700869791307364084)
  %r100 = call i64 @por(i64 -857749604055207309, i64 -2031869887645488714, i64 -689252602684226607, i64 8546386761008280122)
  %c100 = call i64 @check(i64 %c99, i32 100, i64 %r100, i64 -388511035788726283)
  %r101 = call i64 @por(i64 -7238984839909416170, i64 566362222459423125, i64 776623541436727605, i64 -2128395573272114872)
  %c101 = call i64 @check(i64 %c100, i32 101, i64 %r101, i64 -5502978534245853958)
  %r102 = call i64 @pxor(i64 6423953443504561089, i64 8201782227556296188, i64 -1303543443788071610, i64 5430850719808578679)
  %c102 = call i64 @check(i64 %c101, i32 102, i64 %r102, i64 -3757036602729359780)
  %r103 = call i64 @pxor(i64 4604446452576177149, i64 -7677956873844734489, i64 7589142216174646118, i64 -157798804995601027)
  %c103 = call i64 @check(i64 %c102, i32 103, i64 %r103, i64 403153010936595265)
  %r104 = call i64 @punpcklbw(i64 -5321869173807999132, i64 3716826417515177818, i64 -2289806358856156633, i64 6194733977965906536)
  %c104 = call i64 @check(i64 %c103, i32 104, i64 %r104, i64 -3034372211148141066)
  %r105 = call i64 @punpcklbw(i64 -3877466640976563729, i64 7942061312523164717, i64 3787580233316512757, i64 5461001762460830994)
  %c105 = call i64 @check(i64 %c104, i32 105, i64 %r105, i64 127109042026758797)
  %r106 = call i64 @punpckhbw(i64 -2247940706603605828, i64 4108505332994328190, i64 -2613676299729567513, i64 -3764747833859892888)
  %c106 = call i64 @check(i64 %c105, i32 106, i64 %r106, i64 4693064743083571273)
  %r107 = call i64 @punpckhbw(i64 2422809961574951858, i64 8508511596001292572, i64 -2541620947576625978, i64 -8552822056545530378)
  %c107 = call i64 @check(i64 %c106, i32 107, i64 %r107, i64 3008949250420127173)
  %r108 = call i64 @punpcklwd(i64 9095557837055484912, i64 -5259519748814597897, i64 -5893075162819256150, i64 -8056035168604904696)
  %c108 = call i64 @check(i64 %c107, i32 108, i64 %r108, i64 -3011816681595293849)
  %r109 = call i64 @punpcklwd(i64 -8538957044926584563, i64 -5785973640864626112, i64 -5615219063437329730, i64 -183929826798102152)
  %c109 = call i64 @check(i64 %c108, i32 109, i64 %r109, i64 -4319304656255952098)
  %r110 = call i64 @punpckhwd(i64 8063398934206636104, i64 2974488867155102687, i64 -2794357074435891189, i64 -1346839600141905978)
  %c110 = call i64 @check(i64 %c109, i32 110, i64 %r110, i64 -4849678893068515934)
  %r111 = call i64 @punpckhwd(i64 -3679266294531742333, i64 8017062301578848996, i64 7779246409300396136, i64 -3260305626693391607)
  %c111 = call i64 @check(i64 %c110, i32 111, i64 %r111, i64 -925387706081112811)
  %r112 = call i64 @punpckldq(i64 -702858266275753201, i64 -5688940476707037870, i64 2829025019292068532, i64 -7910139820679698002)
  %c112 = call i64 @check(i64 %c111, i32 112, i64 %r112, i64 -1680726607006849778)
  %r113 = call i64 @punpckldq(i64 6808088151536960793, i64 6805307843159945920, i64 -559672820873943597, i64 960394154493407248)
  %c113 = call i64 @check(i64 %c112, i32 113, i64 %r113, i64 -1110398619043571649)
  %r114 = call i64 @punpckhdq(i64 -7189861430931584341, i64 5873921081928434393, i64 4618472187707950355, i64 3172581996488314252)
  %c114 = call i64 @check(i64 %c113, i32 114, i64 %r114, i64 -7035230020179269121)
  %r115 = call i64 @punpckhdq(i64 -8611806067699747590, i64 7311518736394400960, i64 -2872186373208053424, i64 4648547695180207339)
  %c115 = call i64 @check(i64 %c114, i32 115, i64 %r115, i64 -4861337448834766125)
  %r116 = call i64 @punpcklqdq(i64 -3393003834175082416, i64 -8136975912322402178, i64 -8822293908897789294, i64 -799513704059171142)
  %c116 = call i64 @check(i64 %c115, i32 116, i64 %r116, i64 -182953904363276290)
  %r117 = call i64 @punpcklqdq(i64 6434185921415047499, i64 -6346244209380031116, i64 5263779689325891774, i64 -3241273706451362984)
  %c117 = call i64 @check(i64 %c116, i32 117, i64 %r117, i64 3590659627131727949)
  %r118 = call i64 @punpckhqdq(i64 -850794597309902133, i64 -4797094316270304287, i64 9105278864756786693, i64 -8604813337264825952)
  %c118 = call i64 @check(i64 %c117, i32 118, i64 %r118, i64 5154853334163365441)
  %r119 = call i64 @punpckhqdq(i64 3962489184080770262, i64 1378342240474223971, i64 2886348303144861293, i64 2168995756542075420)
  %c119 = call i64 @check(i64 %c118, i32 119, i64 %r119, i64 -5169765601559644473)
  %r120 = call i64 @pshufb(i64 7594026983104484061, i64 3813171174724958000, i64 3330097431319654669, i64 -5820386459536542830)
  %c120 = call i64 @check(i64 %c119, i32 120, i64 %r120, i64 -446974113748877286)
  %r121 = call i64 @pshufb(i64 -2555611143765670646, i64 -7989678371040914741, i64 9105682643235316637, i64 -589594896650065981)
  %c121 = call i64 @check(i64 %c120, i32 121, i64 %r121, i64 2235324860310166272)
  %r122 = call i64 @packsswb(i64 5088386217428485120, i64 -5983284772559678250, i64 -5372265221185050583, i64 -8413170999825831375)
  %c122 = call i64 @check(i64 %c121, i32 122, i64 %r122, i64 1148434333482094305)
  %r123 = call i64 @packsswb(i64 2004807027634207070, i64 4176753335254053336, i64 -4229630673050803248, i64 -702556886098307531)
  %c123 = call i64 @check(i64 %c122, i32 123, i64 %r123, i64 1076624129558384640)
  %r124 = call i64 @packssdw(i64 -866371731716769672, i64 3344897306288573684, i64 -6091900165419904347, i64 -8609655209024439360)
  %c124 = call i64 @check(i64 %c123, i32 124, i64 %r124, i64 4222060227198944)
  %r125 = call i64 @packssdw(i64 6189589617296343631, i64 6221479987587238494, i64 1202739566941388750, i64 8107430253709392053)
  %c125 = call i64 @check(i64 %c124, i32 125, i64 %r125, i64 -4503664052928512)
  %r126 = call i64 @packuswb(i64 3994384663027399898, i64 -4851583503793693207, i64 5592935210172234439, i64 -7527255570852827935)
  %c126 = call i64 @check(i64 %c125, i32 126, i64 %r126, i64 8973247519530720)
  %r127 = call i64 @packuswb(i64 -530067091373659986, i64 3371895635098947588, i64 2660863529477972395, i64 -47628854928683921)
  %c127 = call i64 @check(i64 %c126, i32 127, i64 %r127, i64 8691768266580479)
  %r128 = call i64 @packusdw(i64 5193650962005668141, i64 -8339753240670945081, i64 6150653293663345920, i64 -998394236018617075)
  %c128 = call i64 @check(i64 %c127, i32 128, i64 %r128, i64 9007199254740960)
  %r129 = call i64 @packusdw(i64 2591648650007587464, i64 6919085253426721395, i64 8303538055376040884, i64 -5635531953341176512)
  %c129 = call i64 @check(i64 %c128, i32 129, i64 %r129, i64 133143986144)
  %r130 = call i64 @psadbw(i64 3610579604071007517, i64 2592759990845801880, i64 -5754298435859585257, i64 -4911939380148183213)
  %c130 = call i64 @check(i64 %c129, i32 130, i64 %r130, i64 16114)
  %r131 = call i64 @psadbw(i64 7875546840863119791, i64 5364296321624372626, i64 -7621840751040357682, i64 8949722527244772218)
  %c131 = call i64 @check(i64 %c130, i32 131, i64 %r131, i64 14914)
  %r132 = call i64 @addps(i64 4620693220904402944, i64 -9223372035817943859, i64 4620693220919607296, i64 4812096203161234216)
  %c132 = call i64 @check(i64 %c131, i32 132, i64 %r132, i64 6257751726263040472)
  %r133 = call i64 @addps(i64 -3386035554948846808, i64 -3386035553027227648, i64 -9223372033617297408, i64 4620693218718960845)
  %c133 = call i64 @check(i64 %c132, i32 133, i64 %r133, i64 2327326743457904635)
  %r134 = call i64 @subps(i64 -3386035555184672768, i64 4620693220904402944, i64 4812096205067649024, i64 4620693218997988136)
  %c134 = call i64 @check(i64 %c133, i32 134, i64 %r134, i64 -3386035447815276072)
  %r135 = call i64 @subps(i64 -3386035555184672768, i64 -9223372035774742528, i64 4620693220904402944, i64 -9223372035538916568)
  %c135 = call i64 @check(i64 %c134, i32 135, i64 %r135, i64 -3386035447815276072)
  %r136 = call i64 @mulps(i64 4620693218718960845, i64 -9223372035538916568, i64 4620693218762162176, i64 -9223372035538916568)
  %c136 = call i64 @check(i64 %c135, i32 136, i64 %r136, i64 4667981063381226792)
  %r137 = call i64 @mulps(i64 -9223372035785228288, i64 4812096202925408256, i64 4620693218751676416, i64 4812096203161234216)
  %c137 = call i64 @check(i64 %c136, i32 137, i64 %r137, i64 -185843811047236963)
  %r138 = call i64 @divps(i64 4620693218997988136, i64 -9223372035774742528, i64 4620693220919607296, i64 -9223372035538916568)
  %c138 = call i64 @check(i64 %c137, i32 138, i64 %r138, i64 4017210896766348353)
  %r139 = call i64 @divps(i64 4620693218718960845, i64 4620693218718960845, i64 -3386035555227874099, i64 4620693218762162176)
  %c139 = call i64 @check(i64 %c138, i32 139, i64 %r139, i64 6853654813567599999)
  %r140 = call i64 @minps(i64 -9223372035538916568, i64 4620693218762162176, i64 -9223372035774742528, i64 4812096205067649024)
  %c140 = call i64 @check(i64 %c139, i32 140, i64 %r140, i64 4890909296294887424)
  %r141 = call i64 @minps(i64 4812096203161234216, i64 4620693218762162176, i64 4620693218751676416, i64 4620693218751676416)
  %c141 = call i64 @check(i64 %c140, i32 141, i64 %r141, i64 288230410377232384)
  %r142 = call i64 @maxps(i64 -9223372035785228288, i64 -3386035555184672768, i64 4620693218762162176, i64 -3386035553042432000)
  %c142 = call i64 @check(i64 %c141, i32 142, i64 %r142, i64 -8112688623414935552)
  %r143 = call i64 @maxps(i64 4812096205067649024, i64 4812096205067649024, i64 4620693218762162176, i64 -9223372033632501760)
  %c143 = call i64 @check(i64 %c142, i32 143, i64 %r143, i64 6413125970346115072)
  %r144 = call i64 @addpd(i64 -4611123068473966592, i64 -4602960294149357568, i64 4636737291354636288, i64 -4458479710724161536)
  %c144 = call i64 @check(i64 %c143, i32 144, i64 %r144, i64 -4449083554770419712)
  %r145 = call i64 @addpd(i64 4615063718147915776, i64 4615063718147915776, i64 -9223372036854775808, i64 4612811918334230528)
  %c145 = call i64 @check(i64 %c144, i32 145, i64 %r145, i64 212795082393255936)
  %r146 = call i64 @subpd(i64 4612811918334230528, i64 -4611123068473966592, i64 4591870180066957722, i64 4591870180066957722)
  %c146 = call i64 @check(i64 %c145, i32 146, i64 %r146, i64 -9198039288950816762)
  %r147 = call i64 @subpd(i64 -9223372036854775808, i64 4786511204640096256, i64 -9223372036854775808, i64 -4458479710724161536)
  %c147 = call i64 @check(i64 %c146, i32 147, i64 %r147, i64 816783074166571008)
  %r148 = call i64 @mulpd(i64 4612811918334230528, i64 4615063718147915776, i64 -9223372036854775808, i64 4609434218613702656)
  %c148 = call i64 @check(i64 %c147, i32 148, i64 %r148, i64 4794926228266024960)
  %r149 = call i64 @mulpd(i64 4615063718147915776, i64 4636737291354636288, i64 -9223372036854775808, i64 -9223372036854775808)
  %c149 = call i64 @check(i64 %c148, i32 149, i64 %r149, i64 0)
  %r150 = call i64 @divpd(i64 -4458479710724161536, i64 4609434218613702656, i64 -4611123068473966592, i64 4615063718147915776)
  %c150 = call i64 @check(i64 %c149, i32 150, i64 %r150, i64 -171345022608370100)
  %r151 = call i64 @divpd(i64 4612811918334230528, i64 4609434218613702656, i64 4786511204640096256, i64 4609434218613702656)
  %c151 = call i64 @check(i64 %c150, i32 151, i64 %r151, i64 -318069472974248811)
  %r152 = call i64 @minpd(i64 4609434218613702656, i64 -4458479710724161536, i64 4786511204640096256, i64 -9223372036854775808)
  %c152 = call i64 @check(i64 %c151, i32 152, i64 %r152, i64 -4476228297868443648)
  %r153 = call i64 @minpd(i64 4591870180066957722, i64 4612811918334230528, i64 -9223372036854775808, i64 4786511204640096256)
  %c153 = call i64 @check(i64 %c152, i32 153, i64 %r153, i64 4646588915539509248)
  %r154 = call i64 @maxpd(i64 4786511204640096256, i64 -4602960294149357568, i64 4786511204640096256, i64 -4602960294149357568)
  %c154 = call i64 @check(i64 %c153, i32 154, i64 %r154, i64 -8778049398023127040)
  %r155 = call i64 @maxpd(i64 4636737291354636288, i64 4636737291354636288, i64 4591870180066957722, i64 4786511204640096256)
  %c155 = call i64 @check(i64 %c154, i32 155, i64 %r155, i64 5444632045521207296)
  %r156 = call i64 @sqrtps(i64 4812096202925408256, i64 4620693220904402944, i64 -3386035553027227648, i64 4812096203161234216)
  %c156 = call i64 @check(i64 %c155, i32 156, i64 %r156, i64 -2116691783664884686)
  %r157 = call i64 @sqrtps(i64 -9223372033632501760, i64 -3386035553042432000, i64 4620693218997988136, i64 -9223372035785228288)
  %c157 = call i64 @check(i64 %c156, i32 157, i64 %r157, i64 -4626777047531595971)
  %r158 = call i64 @sqrtpd(i64 4612811918334230528, i64 -4611123068473966592, i64 -4602960294149357568, i64 4786511204640096256)
  %c158 = call i64 @check(i64 %c157, i32 158, i64 %r158, i64 -1974252842264821760)
  %r159 = call i64 @sqrtpd(i64 4591870180066957722, i64 -9223372036854775808, i64 -9223372036854775808, i64 4636737291354636288)
  %c159 = call i64 @check(i64 %c158, i32 159, i64 %r159, i64 4925812092436480000)
  %r160 = call i64 @andps(i64 4620693220919607296, i64 -3386035553042432000, i64 4620693218718960845, i64 -9223372035785228288)
  %c160 = call i64 @check(i64 %c159, i32 160, i64 %r160, i64 -4602678819159539712)
  %r161 = call i64 @andps(i64 4620693218997988136, i64 4620693218762162176, i64 4812096205082853376, i64 -3386035553027227648)
  %c161 = call i64 @check(i64 %c160, i32 161, i64 %r161, i64 34561589248)
  %r162 = call i64 @andnps(i64 -3386035553027227648, i64 -3386035553027227648, i64 4620693218997988136, i64 -9223372033617297408)
  %c162 = call i64 @check(i64 %c161, i32 162, i64 %r162, i64 9007199490042664)
  %r163 = call i64 @andnps(i64 4812096203161234216, i64 4620693220919607296, i64 -9223372035817943859, i64 4812096202925408256)
  %c163 = call i64 @check(i64 %c162, i32 163, i64 %r163, i64 -3010656350066670395)
  %r164 = call i64 @orps(i64 4620693218751676416, i64 4812096202914922496, i64 -3386035553027227648, i64 4620693218762162176)
  %c164 = call i64 @check(i64 %c163, i32 164, i64 %r164, i64 -1496775441781358592)
  %r165 = call i64 @orps(i64 -9223372035774742528, i64 4620693218751676416, i64 4812096202914922496, i64 -9223372035774742528)
  %c165 = call i64 @check(i64 %c164, i32 165, i64 %r165, i64 479633428967325696)
  %r166 = call i64 @xorps(i64 4620693218997988136, i64 -9223372035785228288, i64 -3386035555184672768, i64 4620693218997988136)
  %c166 = call i64 @check(i64 %c165, i32 166, i64 %r166, i64 -3097805120752229120)
  %r167 = call i64 @xorps(i64 -3386035555227874099, i64 -9223372035538916568, i64 -9223372035817943859, i64 4812096202882206925)
  %c167 = call i64 @check(i64 %c166, i32 167, i64 %r167, i64 -1785005828593265477)
  %r168 = call i64 @andpd(i64 4612811918334230528, i64 4591870180066957722, i64 -4611123068473966592, i64 4636737291354636288)
  %c168 = call i64 @check(i64 %c167, i32 168, i64 %r168, i64 4829829125378146304)
  %r169 = call i64 @andpd(i64 4591870180066957722, i64 4786511204640096256, i64 -4611123068473966592, i64 4786511204640096256)
  %c169 = call i64 @check(i64 %c168, i32 169, i64 %r169, i64 807894754166571008)
  %r170 = call i64 @andnpd(i64 -4602960294149357568, i64 -4602960294149357568, i64 -4602960294149357568, i64 -4458479710724161536)
  %c170 = call i64 @check(i64 %c169, i32 170, i64 %r170, i64 4749395538800017408)
  %r171 = call i64 @andnpd(i64 -4611123068473966592, i64 4615063718147915776, i64 -4611123068473966592, i64 4612811918334230528)
  %c171 = call i64 @check(i64 %c170, i32 171, i64 %r171, i64 0)
  %r172 = call i64 @orpd(i64 4615063718147915776, i64 4786511204640096256, i64 -4611123068473966592, i64 -4458479710724161536)
  %c172 = call i64 @check(i64 %c171, i32 172, i64 %r172, i64 5425848127988957184)
  %r173 = call i64 @orpd(i64 -4458479710724161536, i64 4636737291354636288, i64 4612811918334230528, i64 4612811918334230528)
  %c173 = call i64 @check(i64 %c172, i32 173, i64 %r173, i64 -8257547471387885568)
  %r174 = call i64 @xorpd(i64 4786511204640096256, i64 4612811918334230528, i64 -9223372036854775808, i64 4636737291354636288)
  %c174 = call i64 @check(i64 %c173, i32 174, i64 %r174, i64 -3625368474357858304)
  %r175 = call i64 @xorpd(i64 -4458479710724161536, i64 4786511204640096256, i64 -4602960294149357568, i64 4612811918334230528)
  %c175 = call i64 @check(i64 %c174, i32 175, i64 %r175, i64 5546609907463094272)
  %r176 = call i64 @cmpeqps(i64 4620693218762162176, i64 4812096205082853376, i64 -3386035553042432000, i64 -9223372035785228288)
  %c176 = call i64 @check(i64 %c175, i32 176, i64 %r176, i64 0)
  %r177 = call i64 @cmpeqps(i64 4812096202914922496, i64 -9223372033617297408, i64 -9223372035538916568, i64 4620693218762162176)
  %c177 = call i64 @check(i64 %c176, i32 177, i64 %r177, i64 0)
  %r178 = call i64 @cmpltps(i64 4812096202882206925, i64 4620693218718960845, i64 -3386035555195158528, i64 4620693220904402944)
  %c178 = call i64 @check(i64 %c177, i32 178, i64 %r178, i64 4294967295)
  %r179 = call i64 @cmpltps(i64 -9223372035774742528, i64 -3386035554948846808, i64 -3386035553042432000, i64 4620693218751676416)
  %c179 = call i64 @check(i64 %c178, i32 179, i64 %r179, i64 -133143986176)
  %r180 = call i64 @cmpleps(i64 -9223372033632501760, i64 4620693218751676416, i64 -9223372035774742528, i64 4620693218762162176)
  %c180 = call i64 @check(i64 %c179, i32 180, i64 %r180, i64 -32)
  %r181 = call i64 @cmpleps(i64 -3386035553027227648, i64 4812096202882206925, i64 4620693220904402944, i64 4620693218762162176)
  %c181 = call i64 @check(i64 %c180, i32 181, i64 %r181, i64 133143986144)
  %r182 = call i64 @cmpunordps(i64 -9223372035785228288, i64 4812096205067649024, i64 -9223372035774742528, i64 4620693218997988136)
  %c182 = call i64 @check(i64 %c181, i32 182, i64 %r182, i64 0)
  %r183 = call i64 @cmpunordps(i64 -3386035553042432000, i64 -3386035553027227648, i64 4620693218997988136, i64 4812096202914922496)
  %c183 = call i64 @check(i64 %c182, i32 183, i64 %r183, i64 0)
  %r184 = call i64 @cmpneqps(i64 4620693220904402944, i64 -3386035554948846808, i64 4620693218762162176, i64 4812096203161234216)
  %c184 = call i64 @check(i64 %c183, i32 184, i64 %r184, i64 -128849018881)
  %r185 = call i64 @cmpneqps(i64 4620693218751676416, i64 4812096203161234216, i64 -9223372035817943859, i64 -3386035555184672768)
  %c185 = call i64 @check(i64 %c184, i32 185, i64 %r185, i64 -32)
  %r186 = call i64 @cmpnltps(i64 4812096205067649024, i64 4620693218997988136, i64 4620693220919607296, i64 -3386035555184672768)
  %c186 = call i64 @check(i64 %c185, i32 186, i64 %r186, i64 -32)
  %r187 = call i64 @cmpnltps(i64 4620693218762162176, i64 -3386035553027227648, i64 -9223372035785228288, i64 -9223372035538916568)
  %c187 = call i64 @check(i64 %c186, i32 187, i64 %r187, i64 -1)
  %r188 = call i64 @cmpnleps(i64 4620693218762162176, i64 4812096205067649024, i64 -3386035555195158528, i64 -9223372035538916568)
  %c188 = call i64 @check(i64 %c187, i32 188, i64 %r188, i64 -133143986177)
  %r189 = call i64 @cmpnleps(i64 -3386035553027227648, i64 4620693220904402944, i64 4812096203161234216, i64 4620693220904402944)
  %c189 = call i64 @check(i64 %c188, i32 189, i64 %r189, i64 0)
  %r190 = call i64 @cmpordps(i64 -9223372035785228288, i64 4620693218762162176, i64 4812096202914922496, i64 -3386035553027227648)
  %c190 = call i64 @check(i64 %c189, i32 190, i64 %r190, i64 -32)
  %r191 = call i64 @cmpordps(i64 4620693218997988136, i64 -9223372035785228288, i64 -3386035553042432000, i64 -3386035555195158528)
  %c191 = call i64 @check(i64 %c190, i32 191, i64 %r191, i64 -32)
  %r192 = call i64 @cmpltpd(i64 4636737291354636288, i64 -4611123068473966592, i64 -4602960294149357568, i64 -4458479710724161536)
  %c192 = call i64 @check(i64 %c191, i32 192, i64 %r192, i64 0)
  %r193 = call i64 @cmpltpd(i64 -9223372036854775808, i64 4636737291354636288, i64 4609434218613702656, i64 4609434218613702656)
  %c193 = call i64 @check(i64 %c192, i32 193, i64 %r193, i64 -1)
  %r194 = call i64 @cmpltss(i64 -3386035553042432000, i64 -3386035553027227648, i64 4620693220919607296, i64 4620693220904402944)
  %c194 = call i64 @check(i64 %c193, i32 194, i64 %r194, i64 2327326742148546560)
  %r195 = call i64 @cmpltss(i64 -3386035554948846808, i64 -3386035554948846808, i64 -9223372035785228288, i64 -9223372035774742528)
  %c195 = call i64 @check(i64 %c194, i32 195, i64 %r195, i64 2327326682578352600)
  %r196 = call i64 @cmplesd(i64 -4602960294149357568, i64 4786511204640096256, i64 4612811918334230528, i64 -4611123068473966592)
  %c196 = call i64 @check(i64 %c195, i32 196, i64 %r196, i64 807894754166571007)
  %r197 = call i64 @cmplesd(i64 4591870180066957722, i64 4786511204640096256, i64 4612811918334230528, i64 4612811918334230528)
  %c197 = call i64 @check(i64 %c196, i32 197, i64 %r197, i64 807894754166571007)
  %r198 = call i64 @unpcklps(i64 4812096205067649024, i64 -3386035553042432000, i64 4812096202925408256, i64 4620693218751676416)
  %c198 = call i64 @check(i64 %c197, i32 198, i64 %r198, i64 6239737321676603392)
  %r199 = call i64 @unpcklps(i64 -3386035553042432000, i64 4620693218751676416, i64 -3386035555227874099, i64 -3386035555195158528)
  %c199 = call i64 @check(i64 %c198, i32 199, i64 %r199, i64 -8280222451328487258)
  %r200 = call i64 @unpckhps(i64 -9223372033632501760, i64 4620693218718960845, i64 -3386035555227874099, i64 -3386035555184672768)
  %c200 = call i64 @check(i64 %c199, i32 200, i64 %r200, i64 -8094674225078678323)
  %r201 = call i64 @unpckhps(i64 -3386035553042432000, i64 4620693220904402944, i64 4620693218762162176, i64 -9223372035785228288)
  %c201 = call i64 @check(i64 %c200, i32 201, i64 %r201, i64 -4629700380363587584)
  %r202 = call i64 @unpcklpd(i64 4612811918334230528, i64 -4611123068473966592, i64 -4602960294149357568, i64 4615063718147915776)
  %c202 = call i64 @check(i64 %c201, i32 202, i64 %r202, i64 -8951748684328992768)
  %r203 = call i64 @unpcklpd(i64 4591870180066957722, i64 4591870180066957722, i64 4786511204640096256, i64 4615063718147915776)
  %c203 = call i64 @check(i64 %c202, i32 203, i64 %r203, i64 5399764934233528730)
  %r204 = call i64 @unpckhpd(i64 -4602960294149357568, i64 4636737291354636288, i64 4636737291354636288, i64 -4611123068473966592)
  %c204 = call i64 @check(i64 %c203, i32 204, i64 %r204, i64 -9180869315371466752)
  %r205 = call i64 @unpckhpd(i64 -4602960294149357568, i64 -4611123068473966592, i64 -4611123068473966592, i64 4612811918334230528)
  %c205 = call i64 @check(i64 %c204, i32 205, i64 %r205, i64 -9187906189789233152)
  %r206 = call i64 @addss(i64 4812096202925408256, i64 -3386035555184672768, i64 -3386035553027227648, i64 -9223372033632501760)
  %c206 = call i64 @check(i64 %c205, i32 206, i64 %r206, i64 -7921285637101584384)
  %r207 = call i64 @addss(i64 4620693218762162176, i64 4620693220919607296, i64 -3386035555227874099, i64 -9223372033632501760)
  %c207 = call i64 @check(i64 %c206, i32 207, i64 %r207, i64 288230477593994854)
  %r208 = call i64 @addsd(i64 -9223372036854775808, i64 4609434218613702656, i64 4609434218613702656, i64 4609434218613702656)
  %c208 = call i64 @check(i64 %c207, i32 208, i64 %r208, i64 -72057594037927936)
  %r209 = call i64 @addsd(i64 4786511204640096256, i64 4612811918334230528, i64 4786511204640096256, i64 4636737291354636288)
  %c209 = call i64 @check(i64 %c208, i32 209, i64 %r209, i64 214231682952200192)
  %r210 = call i64 @subss(i64 -9223372035817943859, i64 4620693218762162176, i64 -9223372033617297408, i64 -3386035555195158528)
  %c210 = call i64 @check(i64 %c209, i32 210, i64 %r210, i64 4890909229895594803)
  %r211 = call i64 @subss(i64 4620693218762162176, i64 4812096205082853376, i64 -3386035554948846808, i64 4620693218751676416)
  %c211 = call i64 @check(i64 %c210, i32 211, i64 %r211, i64 6221722989037513512)
  %r212 = call i64 @subsd(i64 4591870180066957722, i64 -4458479710724161536, i64 4636737291354636288, i64 -4602960294149357568)
  %c212 = call i64 @check(i64 %c211, i32 212, i64 %r212, i64 4774439774852848026)
  %r213 = call i64 @subsd(i64 -4458479710724161536, i64 -4458479710724161536, i64 4612811918334230528, i64 4612811918334230528)
  %c213 = call i64 @check(i64 %c212, i32 213, i64 %r213, i64 4902601846503571456)
  %r214 = call i64 @mulss(i64 -9223372035774742528, i64 4620693220919607296, i64 -3386035555227874099, i64 -9223372035785228288)
  %c214 = call i64 @check(i64 %c213, i32 214, i64 %r214, i64 4890909296738120499)
  %r215 = call i64 @mulss(i64 -3386035553027227648, i64 4812096202914922496, i64 4812096205082853376, i64 -9223372035538916568)
  %c215 = call i64 @check(i64 %c214, i32 215, i64 %r215, i64 -1785005854463868928)
  %r216 = call i64 @mulsd(i64 -9223372036854775808, i64 4591870180066957722, i64 -4611123068473966592, i64 -9223372036854775808)
  %c216 = call i64 @check(i64 %c215, i32 216, i64 %r216, i64 -5225977007600723546)
  %r217 = call i64 @mulsd(i64 4609434218613702656, i64 -4458479710724161536, i64 -4458479710724161536, i64 4786511204640096256)
  %c217 = call i64 @check(i64 %c216, i32 217, i64 %r217, i64 4904895606503243776)
  %r218 = call i64 @divss(i64 -3386035553027227648, i64 4620693218751676416, i64 4620693218718960845, i64 4812096202914922496)
  %c218 = call i64 @check(i64 %c217, i32 218, i64 %r218, i64 -7718498361374212096)
  %r219 = call i64 @divss(i64 4812096205067649024, i64 4812096202925408256, i64 -3386035555184672768, i64 4620693220904402944)
  %c219 = call i64 @check(i64 %c218, i32 219, i64 %r219, i64 6413125906063462985)
  %r220 = call i64 @divsd(i64 -4602960294149357568, i64 -4602960294149357568, i64 4609434218613702656, i64 -4602960294149357568)
  %c220 = call i64 @check(i64 %c219, i32 220, i64 %r220, i64 276314602137627307)
  %r221 = call i64 @divsd(i64 4612811918334230528, i64 4615063718147915776, i64 4786511204640096256, i64 -4602960294149357568)
  %c221 = call i64 @check(i64 %c220, i32 221, i64 %r221, i64 -73749193189399403)
  %r222 = call i64 @minss(i64 -3386035553027227648, i64 -9223372033632501760, i64 4620693220919607296, i64 4812096202882206925)
  %c222 = call i64 @check(i64 %c221, i32 222, i64 %r222, i64 5837336583718043648)
  %r223 = call i64 @minss(i64 4620693220919607296, i64 -3386035555195158528, i64 -3386035555195158528, i64 4620693218718960845)
  %c223 = call i64 @check(i64 %c222, i32 223, i64 %r223, i64 -8112688621582548992)
  %r224 = call i64 @minsd(i64 4609434218613702656, i64 -4458479710724161536, i64 4612811918334230528, i64 -4611123068473966592)
  %c224 = call i64 @check(i64 %c223, i32 224, i64 %r224, i64 -4476228297868443648)
  %r225 = call i64 @minsd(i64 4612811918334230528, i64 4636737291354636288, i64 -4458479710724161536, i64 -9223372036854775808)
  %c225 = call i64 @check(i64 %c224, i32 225, i64 %r225, i64 -8293576268406849536)
  %r226 = call i64 @maxss(i64 -9223372033617297408, i64 4620693220919607296, i64 4620693218718960845, i64 4620693218718960845)
  %c226 = call i64 @check(i64 %c225, i32 226, i64 %r226, i64 4890909296723021005)
  %r227 = call i64 @maxss(i64 4620693218751676416, i64 -3386035555227874099, i64 4620693218762162176, i64 4812096202882206925)
  %c227 = call i64 @check(i64 %c226, i32 227, i64 %r227, i64 -8112688624754176813)
  %r228 = call i64 @maxsd(i64 -4611123068473966592, i64 4612811918334230528, i64 -4602960294149357568, i64 -4602960294149357568)
  %c228 = call i64 @check(i64 %c227, i32 228, i64 %r228, i64 -9187906189789233152)
  %r229 = call i64 @maxsd(i64 -9223372036854775808, i64 -4602960294149357568, i64 -4602960294149357568, i64 4609434218613702656)
  %c229 = call i64 @check(i64 %c228, i32 229, i64 %r229, i64 -4341188565808447488)
  %r230 = call i64 @sqrtss(i64 -3386035555184672768, i64 -3386035554948846808, i64 -9223372033632501760, i64 4812096202925408256)
  %c230 = call i64 @check(i64 %c229, i32 230, i64 %r230, i64 2327326686869125592)
  %r231 = call i64 @sqrtss(i64 -9223372033617297408, i64 4620693218997988136, i64 4812096205067649024, i64 -3386035555195158528)
  %c231 = call i64 @check(i64 %c230, i32 231, i64 %r231, i64 4890909240406768088)
  %r232 = call i64 @sqrtsd(i64 -9223372036854775808, i64 -4458479710724161536, i64 4636737291354636288, i64 4612811918334230528)
  %c232 = call i64 @check(i64 %c231, i32 232, i64 %r232, i64 -4463843398893174784)
  %r233 = call i64 @sqrtsd(i64 4615063718147915776, i64 4786511204640096256, i64 4615063718147915776, i64 -9223372036854775808)
  %c233 = call i64 @check(i64 %c232, i32 233, i64 %r233, i64 5418999036745629513)
  %r234 = call i64 @movss(i64 -3386035553042432000, i64 4812096205082853376, i64 -9223372035785228288, i64 4812096203161234216)
  %c234 = call i64 @check(i64 %c233, i32 234, i64 %r234, i64 -1785005787303116800)
  %r235 = call i64 @movss(i64 -3386035553027227648, i64 -9223372033617297408, i64 -9223372033617297408, i64 -9223372035817943859)
  %c235 = call i64 @check(i64 %c234, i32 235, i64 %r235, i64 5837336584189378560)
  %r236 = call i64 @movsd(i64 4612811918334230528, i64 4636737291354636288, i64 -4602960294149357568, i64 4591870180066957722)
  %c236 = call i64 @check(i64 %c235, i32 236, i64 %r236, i64 -8438056851832045568)
  %r237 = call i64 @movsd(i64 -4602960294149357568, i64 -4458479710724161536, i64 -4611123068473966592, i64 4786511204640096256)
  %c237 = call i64 @check(i64 %c236, i32 237, i64 %r237, i64 4749958488753438720)
  %r238 = call i64 @movhlps(i64 -3386035555184672768, i64 4812096202925408256, i64 4620693218997988136, i64 4620693218751676416)
  %c238 = call i64 @check(i64 %c237, i32 238, i64 %r238, i64 6221722919762919424)
  %r239 = call i64 @movhlps(i64 4620693218762162176, i64 4812096202914922496, i64 -9223372033617297408, i64 -3386035555195158528)
  %c239 = call i64 @check(i64 %c238, i32 239, i64 %r239, i64 -1785005854508974080)
  %r240 = call i64 @movlhps(i64 4812096205067649024, i64 4812096202882206925, i64 -3386035555195158528, i64 4620693218762162176)
  %c240 = call i64 @check(i64 %c239, i32 240, i64 %r240, i64 -7921285637434507264)
  %r241 = call i64 @movlhps(i64 4620693218762162176, i64 4812096202925408256, i64 -3386035554948846808, i64 4620693218751676416)
  %c241 = call i64 @check(i64 %c240, i32 241, i64 %r241, i64 -8112688616104330792)
  %r242 = call i64 @haddps(i64 4620693218762162176, i64 4620693220904402944, i64 -3386035555195158528, i64 -3386035555195158528)
  %c242 = call i64 @check(i64 %c241, i32 242, i64 %r242, i64 -8229782138496880474)
  %r243 = call i64 @haddps(i64 4620693218997988136, i64 -3386035553042432000, i64 4812096202914922496, i64 4620693218718960845)
  %c243 = call i64 @check(i64 %c242, i32 243, i64 %r243, i64 -7662653779618862296)
  %r244 = call i64 @haddpd(i64 4636737291354636288, i64 4591870180066957722, i64 4591870180066957722, i64 -4611123068473966592)
  %c244 = call i64 @check(i64 %c243, i32 244, i64 %r244, i64 -9187842857919473261)
  %r245 = call i64 @haddpd(i64 -9223372036854775808, i64 4612811918334230528, i64 -4611123068473966592, i64 4615063718147915776)
  %c245 = call i64 @check(i64 %c244, i32 245, i64 %r245, i64 -103582791429521408)
  %r246 = call i64 @hsubps(i64 4620693220904402944, i64 4620693220919607296, i64 -3386035555195158528, i64 4620693218997988136)
  %c246 = call i64 @check(i64 %c245, i32 246, i64 %r246, i64 4648552516871647398)
  %r247 = call i64 @hsubps(i64 4812096202925408256, i64 -3386035553027227648, i64 4620693218997988136, i64 -9223372033632501760)
  %c247 = call i64 @check(i64 %c246, i32 247, i64 %r247, i64 -7858109942184543784)
  %r248 = call i64 @hsubpd(i64 4612811918334230528, i64 4615063718147915776, i64 4786511204640096256, i64 4591870180066957722)
  %c248 = call i64 @check(i64 %c247, i32 248, i64 %r248, i64 -3808294863888212781)
  %r249 = call i64 @hsubpd(i64 4636737291354636288, i64 -4611123068473966592, i64 4615063718147915776, i64 -4602960294149357568)
  %c249 = call i64 @check(i64 %c248, i32 249, i64 %r249, i64 361149987305816064)
  %r250 = call i64 @cvtdq2ps(i64 6566980746428770104, i64 2605268608202440187, i64 -3571101992786106753, i64 975912138871942376)
  %c250 = call i64 @check(i64 %c249, i32 250, i64 %r250, i64 3171607415039244723)
  %r251 = call i64 @cvtdq2pd(i64 5495620232102235268, i64 2500228330938177492, i64 -4504713413321346061, i64 -6160866603316722529)
  %c251 = call i64 @check(i64 %c250, i32 251, i64 %r251, i64 4177364117570453504)
  %r252 = call i64 @cvtps2pd(i64 4812096202882206925, i64 -3386035554948846808, i64 4620693218997988136, i64 -9223372033632501760)
  %c252 = call i64 @check(i64 %c251, i32 252, i64 %r252, i64 164888695051124736)
  %r253 = call i64 @cvtps2pd(i64 4620693218997988136, i64 -9223372035538916568, i64 -9223372033632501760, i64 4620693220904402944)
  %c253 = call i64 @check(i64 %c252, i32 253, i64 %r253, i64 4612248968380809216)
  %r254 = call i64 @cvtpd2ps(i64 -9223372036854775808, i64 -4602960294149357568, i64 -4458479710724161536, i64 -9223372036854775808)
  %c254 = call i64 @check(i64 %c253, i32 254, i64 %r254, i64 -9223372033348181350)
  %r255 = call i64 @cvtpd2ps(i64 4615063718147915776, i64 -9223372036854775808, i64 -4611123068473966592, i64 -4602960294149357568)
  %c255 = call i64 @check(i64 %c254, i32 255, i64 %r255, i64 -4541880220980871168)
  %r256 = call i64 @cvtps2dq(i64 4812096205082853376, i64 4812096202882206925, i64 4620693218718960845, i64 4620693220919607296)
  %c256 = call i64 @check(i64 %c255, i32 256, i64 %r256, i64 408021892872)
  %r257 = call i64 @cvtps2dq(i64 4620693220904402944, i64 -3386035555184672768, i64 -3386035555227874099, i64 4812096205082853376)
  %c257 = call i64 @check(i64 %c256, i32 257, i64 %r257, i64 -9223358589312172280)
  %r258 = call i64 @cvttps2dq(i64 4812096205082853376, i64 4812096202914922496, i64 -3386035553042432000, i64 -3386035555184672768)
  %c258 = call i64 @check(i64 %c257, i32 258, i64 %r258, i64 4294967387)
  %r259 = call i64 @cvttps2dq(i64 -9223372035774742528, i64 -9223372035774742528, i64 4620693218718960845, i64 -3386035555195158528)
  %c259 = call i64 @check(i64 %c258, i32 259, i64 %r259, i64 -9223372028264841185)
  %r260 = call i64 @cvtpd2dq(i64 4615063718147915776, i64 -4602960294149357568, i64 4612811918334230528, i64 -4602960294149357568)
  %c260 = call i64 @check(i64 %c259, i32 260, i64 %r260, i64 -34359738366)
  %r261 = call i64 @cvtpd2dq(i64 4612811918334230528, i64 -4458479710724161536, i64 -9223372036854775808, i64 4591870180066957722)
  %c261 = call i64 @check(i64 %c260, i32 261, i64 %r261, i64 0)
  %r262 = call i64 @cvttpd2dq(i64 4636737291354636288, i64 4636737291354636288, i64 4591870180066957722, i64 -4458479710724161536)
  %c262 = call i64 @check(i64 %c261, i32 262, i64 %r262, i64 -9223372036854775808)
  %r263 = call i64 @cvttpd2dq(i64 4609434218613702656, i64 4615063718147915776, i64 -4458479710724161536, i64 -9223372036854775808)
  %c263 = call i64 @check(i64 %c262, i32 263, i64 %r263, i64 2147483648)
  %r264 = call i64 @cvtss2sd(i64 4620693218718960845, i64 -3386035553027227648, i64 4812096203161234216, i64 -9223372035785228288)
  %c264 = call i64 @check(i64 %c263, i32 264, i64 %r264, i64 -7991709958929907712)
  %r265 = call i64 @cvtss2sd(i64 4620693220919607296, i64 4620693218997988136, i64 -9223372035817943859, i64 -9223372033632501760)
  %c265 = call i64 @check(i64 %c264, i32 265, i64 %r265, i64 259407379435551192)
  %r266 = call i64 @cvtsd2ss(i64 4636737291354636288, i64 4786511204640096256, i64 4612811918334230528, i64 -4611123068473966592)
  %c266 = call i64 @check(i64 %c265, i32 266, i64 %r266, i64 5444632046597046272)
  %r267 = call i64 @cvtsd2ss(i64 4612811918334230528, i64 4612811918334230528, i64 4786511204640096256, i64 -4602960294149357568)
  %c267 = call i64 @check(i64 %c266, i32 267, i64 %r267, i64 36028798418343077)
  %r268 = call i64 @movddup(i64 4609434218613702656, i64 4786511204640096256, i64 4786511204640096256, i64 -4458479710724161536)
  %c268 = call i64 @check(i64 %c267, i32 268, i64 %r268, i64 5594405958806667264)
  %r269 = call i64 @movddup(i64 -4611123068473966592, i64 4636737291354636288, i64 4591870180066957722, i64 4612811918334230528)
  %c269 = call i64 @check(i64 %c268, i32 269, i64 %r269, i64 -634106827533765824)
  %r270 = call i64 @pmovzxbw(i64 -3571020559707128543, i64 4340756085034386007, i64 -2346528662775199748, i64 1784759909762285978)
  %c270 = call i64 @check(i64 %c269, i32 270, i64 %r270, i64 1952606705545319423)
  %r271 = call i64 @pmovzxbw(i64 4752246187129511665, i64 -1023194247357389559, i64 3433706672963089343, i64 -8087982400945891297)
  %c271 = call i64 @check(i64 %c270, i32 271, i64 %r271, i64 466427075129573753)
  %r272 = call i64 @pmovsxbd(i64 -4418383117290693230, i64 6283601653850935078, i64 -6503342430510804441, i64 -8174972330548896926)
  %c272 = call i64 @check(i64 %c271, i32 272, i64 %r272, i64 -339302418918)
  %r273 = call i64 @pmovsxbd(i64 -8956326065208657968, i64 4908610517301811259, i64 -7262460637801164715, i64 -772972483361590081)
  %c273 = call i64 @check(i64 %c272, i32 273, i64 %r273, i64 6317896889339)
  %r274 = call i64 @pmovzxwd(i64 -1135797010912279702, i64 5587698811815016652, i64 -431284958692377941, i64 401714846556630705)
  %c274 = call i64 @check(i64 %c273, i32 274, i64 %r274, i64 8653740627773870)
  %r275 = call i64 @pmovzxwd(i64 -8765933456592604975, i64 5446675132052287688, i64 4932585439253451836, i64 2278279183049205401)
  %c275 = call i64 @check(i64 %c274, i32 275, i64 %r275, i64 2529989140565546)
  %r276 = call i64 @pmovsxdq(i64 6176224675146511484, i64 2104201719026254223, i64 3984706012252707208, i64 6474328538769551920)
  %c276 = call i64 @check(i64 %c275, i32 276, i64 %r276, i64 27060843687)
  %r277 = call i64 @pmovsxdq(i64 2164885179808504321, i64 -8849332680017175423, i64 7093035232538068162, i64 9030097505419212225)
  %c277 = call i64 @check(i64 %c276, i32 277, i64 %r277, i64 49698585996)
  %r278 = call i64 @pmovsxbw(i64 -5509583843287531171, i64 -8004570385512889622, i64 -2952258601000252049, i64 -7376194653106544823)
  %c278 = call i64 @check(i64 %c277, i32 278, i64 %r278, i64 -379708493506736610)
  %r279 = call i64 @pmovsxbw(i64 -2410013367055287301, i64 -7577955287257426010, i64 -5161556176490264813, i64 -9162609904458580085)
  %c279 = call i64 @check(i64 %c278, i32 279, i64 %r279, i64 -615854651659583438)
  %r280 = call i64 @pmovzxbq(i64 -1315774105842839684, i64 -3689219281715251612, i64 4220397911403468111, i64 -2052281601037197253)
  %c280 = call i64 @check(i64 %c279, i32 280, i64 %r280, i64 730)
  %r281 = call i64 @pmovzxbq(i64 -6160762248035453050, i64 8363687207199268776, i64 7276929000948912819, i64 3490603039314973335)
  %c281 = call i64 @check(i64 %c280, i32 281, i64 %r281, i64 2721)
  %r282 = call i64 @movaps(i64 -9223372033632501760, i64 -3386035553042432000, i64 -9223372035538916568, i64 4620693218997988136)
  %c282 = call i64 @check(i64 %c281, i32 282, i64 %r282, i64 4890909237431854336)
  %r283 = call i64 @movaps(i64 -3386035555184672768, i64 -9223372033617297408, i64 4812096202882206925, i64 -9223372035785228288)
  %c283 = call i64 @check(i64 %c282, i32 283, i64 %r283, i64 -4411275800816595763)
  %r284 = call i64 @movups(i64 -3386035554948846808, i64 -3386035555227874099, i64 -9223372035817943859, i64 4812096205067649024)
  %c284 = call i64 @check(i64 %c283, i32 284, i64 %r284, i64 -7622342268397237043)
  %r285 = call i64 @movups(i64 4812096205082853376, i64 4620693218718960845, i64 -9223372033632501760, i64 4620693218762162176)
  %c285 = call i64 @check(i64 %c284, i32 285, i64 %r285, i64 4890909232027664384)
  %r286 = call i64 @movdqa(i64 1948015830694650108, i64 -2538402811983885101, i64 -6569511496340988871, i64 -3910308162555232931)
  %c286 = call i64 @check(i64 %c285, i32 286, i64 %r286, i64 1338143980413651580)
  %r287 = call i64 @movdqa(i64 -9096329102480153592, i64 -6476978368438857015, i64 -1377283605208310879, i64 -7287660702318631894)
  %c287 = call i64 @check(i64 %c286, i32 287, i64 %r287, i64 -5933836492571280201)
  %r288 = call i64 @movq(i64 -9112622775768834659, i64 921767127955884918, i64 8444091484750444958, i64 6161389503184567457)
  %c288 = call i64 @check(i64 %c287, i32 288, i64 %r288, i64 8444091484750444958)
  %r289 = call i64 @movq(i64 -3206878374702510536, i64 7829941669691041053, i64 -7750734438535760945, i64 -6448598139617218676)
  %c289 = call i64 @check(i64 %c288, i32 289, i64 %r289, i64 -7750734438535760945)
  %r290 = call i64 @movdqu(i64 -9098049970525051697, i64 -8144542282977453112, i64 1878142386502243900, i64 4740445948388396741)
  %c290 = call i64 @check(i64 %c289, i32 290, i64 %r290, i64 1258014196866129943)
  %r291 = call i64 @movdqu(i64 -411938487173739149, i64 5595433753133685522, i64 -899068203151372694, i64 7724117193781631625)
  %c291 = call i64 @check(i64 %c290, i32 291, i64 %r291, i64 -1259108154144963327)
  %r292 = call i64 @movapd(i64 4591870180066957722, i64 -4458479710724161536, i64 4636737291354636288, i64 4612811918334230528)
  %c292 = call i64 @check(i64 %c291, i32 292, i64 %r292, i64 59954170039369728)
  %r293 = call i64 @movapd(i64 4615063718147915776, i64 4612811918334230528, i64 4612811918334230528, i64 4636737291354636288)
  %c293 = call i64 @check(i64 %c292, i32 293, i64 %r293, i64 777715360651542528)
  %r294 = call i64 @pshufd.0(i64 8819007920163874661, i64 -8918894422953638992, i64 -362040302975295804, i64 -7208581870350589812)
  %c294 = call i64 @check(i64 %c293, i32 294, i64 %r294, i64 7616178949524355864)
  %r295 = call i64 @pshufd.0(i64 259228024582229713, i64 5100286158364408945, i64 -293859568436981851, i64 -7687659788637221132)
  %c295 = call i64 @check(i64 %c294, i32 295, i64 %r295, i64 -2477978091098211648)
  %r296 = call i64 @pshuflw.1(i64 2858310371956549644, i64 -3433428125526308022, i64 -7728558078380682052, i64 -3223037837688341972)
  %c296 = call i64 @check(i64 %c295, i32 296, i64 %r296, i64 7648838178410718072)
  %r297 = call i64 @pshuflw.1(i64 -6011979147700302005, i64 -2759669657721341443, i64 4970274014175365689, i64 -8454127821539998968)
  %c297 = call i64 @check(i64 %c296, i32 297, i64 %r297, i64 -3086849581391693505)
  %r298 = call i64 @pshufhw.2(i64 2388526534060011140, i64 5152994858620666218, i64 7875619791050710430, i64 7200089035578366972)
  %c298 = call i64 @check(i64 %c297, i32 298, i64 %r298, i64 -8733616515762184886)
  %r299 = call i64 @pshufhw.2(i64 4880348506753011187, i64 6843515461003970562, i64 3348930865282393846, i64 -7653985177367565670)
  %c299 = call i64 @check(i64 %c298, i32 299, i64 %r299, i64 5883798546203521774)
  %r300 = call i64 @shufps.3(i64 -3386035555195158528, i64 -3386035553027227648, i64 -3386035553042432000, i64 -9223372035774742528)
  %c300 = call i64 @check(i64 %c299, i32 300, i64 %r300, i64 2327326744914690048)
  %r301 = call i64 @shufps.3(i64 4812096203161234216, i64 -3386035553027227648, i64 4620693220919607296, i64 -9223372035817943859)
  %c301 = call i64 @check(i64 %c300, i32 301, i64 %r301, i64 -7718498294195814400)
  %r302 = call i64 @shufpd.4(i64 -4602960294149357568, i64 -4611123068473966592, i64 -4458479710724161536, i64 -4602960294149357568)
  %c302 = call i64 @check(i64 %c301, i32 302, i64 %r302, i64 4749958488753438720)
  %r303 = call i64 @shufpd.4(i64 -4611123068473966592, i64 4612811918334230528, i64 -4602960294149357568, i64 4612811918334230528)
  %c303 = call i64 @check(i64 %c302, i32 303, i64 %r303, i64 -8951748684328992768)
  %r304 = call i64 @palignr.5(i64 -6276823187744379021, i64 2322592017353623927, i64 -1403032719097685792, i64 9007763923059022962)
  %c304 = call i64 @check(i64 %c303, i32 304, i64 %r304, i64 2454436900854809996)
  %r305 = call i64 @palignr.5(i64 6840816420669626725, i64 -2652777534340326934, i64 -7306099925777157004, i64 -3227951513356949705)
  %c305 = call i64 @check(i64 %c304, i32 305, i64 %r305, i64 3752628489257084897)
  %r306 = call i64 @palignr.6(i64 6091134392114761560, i64 -63960928441459188, i64 -8569900926092024300, i64 8590598863178580708)
  %c306 = call i64 @check(i64 %c305, i32 306, i64 %r306, i64 -2540559968801405322)
  %r307 = call i64 @palignr.6(i64 3696337474942714230, i64 7945761051204195016, i64 1751105377109516680, i64 7184277060689554412)
  %c307 = call i64 @check(i64 %c306, i32 307, i64 %r307, i64 -2366339420792588762)
  %r308 = call i64 @cmpps.7(i64 4812096202925408256, i64 -3386035555184672768, i64 4812096205082853376, i64 4620693220919607296)
  %c308 = call i64 @check(i64 %c307, i32 308, i64 %r308, i64 -133143986176)
  %r309 = call i64 @cmpps.7(i64 -3386035553027227648, i64 -9223372035538916568, i64 -3386035553027227648, i64 4620693218997988136)
  %c309 = call i64 @check(i64 %c308, i32 309, i64 %r309, i64 -133143986176)
  %r310 = call i64 @cmpsd.8(i64 4620693220904402944, i64 4812096203161234216, i64 4812096202914922496, i64 -3386035555184672768)
  %c310 = call i64 @check(i64 %c309, i32 310, i64 %r310, i64 1601029708321847768)
  %r311 = call i64 @cmpsd.8(i64 4620693220919607296, i64 4620693220904402944, i64 -9223372035538916568, i64 4812096202882206925)
  %c311 = call i64 @check(i64 %c310, i32 311, i64 %r311, i64 -4332462741639921665)
  %r312 = call i64 @roundps.9(i64 4620693218751676416, i64 4620693220919607296, i64 4620693218751676416, i64 4812096202925408256)
  %c312 = call i64 @check(i64 %c311, i32 312, i64 %r312, i64 6212715720438972416)
  %r313 = call i64 @roundps.9(i64 -3386035555184672768, i64 -9223372035817943859, i64 -3386035555195158528, i64 4812096203161234216)
  %c313 = call i64 @check(i64 %c312, i32 313, i64 %r313, i64 -1785005846877505064)
  %r314 = call i64 @roundsd.10(i64 4615063718147915776, i64 4591870180066957722, i64 4636737291354636288, i64 4636737291354636288)
  %c314 = call i64 @check(i64 %c313, i32 314, i64 %r314, i64 -589239716246087258)
  %r315 = call i64 @roundsd.10(i64 -4458479710724161536, i64 4612811918334230528, i64 -9223372036854775808, i64 -4458479710724161536)
  %c315 = call i64 @check(i64 %c314, i32 315, i64 %r315, i64 4646588915539509248)
  %r316 = call i64 @roundss.11(i64 4620693218997988136, i64 4812096205067649024, i64 4812096203161234216, i64 4620693220919607296)
  %c316 = call i64 @check(i64 %c315, i32 316, i64 %r316, i64 6221722986418694952)
  %r317 = call i64 @roundss.11(i64 -3386035555195158528, i64 4812096202925408256, i64 4620693218762162176, i64 -3386035554948846808)
  %c317 = call i64 @check(i64 %c316, i32 317, i64 %r317, i64 -1785005854171332608)
  %r318 = call i64 @roundpd.12(i64 -9223372036854775808, i64 -4602960294149357568, i64 4615063718147915776, i64 4615063718147915776)
  %c318 = call i64 @check(i64 %c317, i32 318, i64 %r318, i64 144115188075855872)
  %r319 = call i64 @roundpd.12(i64 4636737291354636288, i64 -9223372036854775808, i64 4591870180066957722, i64 -4602960294149357568)
  %c319 = call i64 @check(i64 %c318, i32 319, i64 %r319, i64 -8983555356697296896)
  %r320 = call i64 @psllw.i(i64 -6025099273033641481, i64 -1629350926762468841, i64 7966873401626096287, i64 -1807948501582461070)
  %c320 = call i64 @check(i64 %c319, i32 320, i64 %r320, i64 8861473812325193216)
  %r321 = call i64 @psllw.i(i64 -4512690972269643723, i64 2203268728481592375, i64 -1155398244074513634, i64 2094721683784166425)
  %c321 = call i64 @check(i64 %c320, i32 321, i64 %r321, i64 -6236027592321509648)
  %r322 = call i64 @pslld.i(i64 -839444415120220280, i64 -3940808728964584125, i64 -8568650755386426922, i64 5872480107157732584)
  %c322 = call i64 @check(i64 %c321, i32 322, i64 %r322, i64 8941515000471442048)
  %r323 = call i64 @pslld.i(i64 2932829912237360122, i64 -4728058722505357239, i64 -12158564114823816, i64 1492697629577711179)
  %c323 = call i64 @check(i64 %c322, i32 323, i64 %r323, i64 5869052460125022336)
  %r324 = call i64 @psllq.i(i64 65961243016886605, i64 7395924638623825364, i64 5139845762280277219, i64 -3570825658505077343)
  %c324 = call i64 @check(i64 %c323, i32 324, i64 %r324, i64 -6109703541062893568)
  %r325 = call i64 @psllq.i(i64 -2974869007923477555, i64 2062017962079511035, i64 -6228984226012819020, i64 8008790035469285356)
  %c325 = call i64 @check(i64 %c324, i32 325, i64 %r325, i64 6476512714716872704)
  %r326 = call i64 @psrlw.i(i64 -8385373911046689507, i64 -8809913384387785, i64 -4180889537092324840, i64 480679075224257223)
  %c326 = call i64 @check(i64 %c325, i32 326, i64 %r326, i64 -1082345439086054659)
  %r327 = call i64 @psrlw.i(i64 -8382111530372329269, i64 -5087153591516018221, i64 9021299653816560583, i64 5313549285932004999)
  %c327 = call i64 @check(i64 %c326, i32 327, i64 %r327, i64 -2320425099232600033)
  %r328 = call i64 @psrld.i(i64 -5146128773611054591, i64 -810760687122000713, i64 -8624352235044458514, i64 -6972627506518206787)
  %c328 = call i64 @check(i64 %c327, i32 328, i64 %r328, i64 1093781346932555235)
  %r329 = call i64 @psrld.i(i64 -5684594117295861254, i64 8933596310461812912, i64 -3471843042740411231, i64 -4654001654916696880)
  %c329 = call i64 @check(i64 %c328, i32 329, i64 %r329, i64 565827375385825152)
  %r330 = call i64 @psrlq.i(i64 -8018487793541801559, i64 -7196409295919553005, i64 9137414020703155406, i64 4430778473596765482)
  %c330 = call i64 @check(i64 %c329, i32 330, i64 %r330, i64 288)
  %r331 = call i64 @psrlq.i(i64 7753994393746425510, i64 6192436915929341535, i64 5213923718544886516, i64 -4519374942016254690)
  %c331 = call i64 @check(i64 %c330, i32 331, i64 %r331, i64 161)
  %r332 = call i64 @psraw.i(i64 -6104087547436428568, i64 -4243509886489727361, i64 -8016433981381227433, i64 -5987069119136256857)
  %c332 = call i64 @check(i64 %c331, i32 332, i64 %r332, i64 -8609744602116401369)
  %r333 = call i64 @psraw.i(i64 4056175731082010405, i64 -165329719631280342, i64 -9029915500672649081, i64 -3602234469959718339)
  %c333 = call i64 @check(i64 %c332, i32 333, i64 %r333, i64 -60992328301408320)
  %r334 = call i64 @psrad.i(i64 6448127664422646197, i64 6473903926808942265, i64 4233251120159628910, i64 4269386418157306051)
  %c334 = call i64 @check(i64 %c333, i32 334, i64 %r334, i64 0)
  %r335 = call i64 @psrad.i(i64 7595664191802039582, i64 1054572001735300693, i64 -2152473299548729561, i64 1350271114366313143)
  %c335 = call i64 @check(i64 %c334, i32 335, i64 %r335, i64 137438953440)
  %r336 = call i64 @pslldq.i(i64 -4013476809745719147, i64 -8550813622605661693, i64 -4427924761677808622, i64 -782206019527158811)
  %c336 = call i64 @check(i64 %c335, i32 336, i64 %r336, i64 -2729910182719956164)
  %r337 = call i64 @pslldq.i(i64 -7006806072648714937, i64 -7736431983310781324, i64 -4661541591102364834, i64 -2432252545425737925)
  %c337 = call i64 @check(i64 %c336, i32 337, i64 %r337, i64 2171077515684714381)
  %r338 = call i64 @psrldq.i(i64 8431841747427619580, i64 -240225790333117073, i64 6215593881009984900, i64 4507960259118465968)
  %c338 = call i64 @check(i64 %c337, i32 338, i64 %r338, i64 1085193054877)
  %r339 = call i64 @psrldq.i(i64 1704289168189746912, i64 -3279719254604829696, i64 -1980043727249029617, i64 -3372811152874537560)
  %c339 = call i64 @check(i64 %c338, i32 339, i64 %r339, i64 904025126642)
  %r340 = call i64 @psllw.x(i64 2477955097377622549, i64 6549523745175648595, i64 5360644184346387537, i64 -3776831879240578416)
  %c340 = call i64 @check(i64 %c339, i32 340, i64 %r340, i64 0)
  %r341 = call i64 @psllw.x(i64 -6464803304777442323, i64 -9058741835760357139, i64 1559146909938271108, i64 -5016298187697365064)
  %c341 = call i64 @check(i64 %c340, i32 341, i64 %r341, i64 -3457379411177600512)
  %r342 = call i64 @pslld.x(i64 -9121121828134644340, i64 -3651459052356217016, i64 -5009771993951545194, i64 -5436679862659506152)
  %c342 = call i64 @check(i64 %c341, i32 342, i64 %r342, i64 6611284363860508672)
  %r343 = call i64 @pslld.x(i64 3032402244407702031, i64 1555947455890310196, i64 -4026505004109258015, i64 4254270169497680142)
  %c343 = call i64 @check(i64 %c342, i32 343, i64 %r343, i64 -8146917821386659658)
  %r344 = call i64 @psllq.x(i64 -5414773914964399232, i64 7770527591932044063, i64 -7030640778815338491, i64 1697112117223600933)
  %c344 = call i64 @check(i64 %c343, i32 344, i64 %r344, i64 8819023844229875744)
  %r345 = call i64 @psllq.x(i64 3779648292014912634, i64 4287580011684649174, i64 -236443848369228245, i64 6853516917618744587)
  %c345 = call i64 @check(i64 %c344, i32 345, i64 %r345, i64 2811421265392508928)
  %r346 = call i64 @psrlw.x(i64 2382247064796739439, i64 3519973249416385014, i64 -7764892964147961341, i64 -5779166222653963189)
  %c346 = call i64 @check(i64 %c345, i32 346, i64 %r346, i64 -4510403941162007441)
  %r347 = call i64 @psrlw.x(i64 -631640170306857013, i64 834729740684498230, i64 -7467667881100467240, i64 4458521277033872387)
  %c347 = call i64 @check(i64 %c346, i32 347, i64 %r347, i64 0)
  %r348 = call i64 @psrld.x(i64 -2830086551406656842, i64 -458425054182540885, i64 405615186484336981, i64 6249782868593719848)
  %c348 = call i64 @check(i64 %c347, i32 348, i64 %r348, i64 273331718754772)
  %r349 = call i64 @psrld.x(i64 -3650228211579832089, i64 1102460612510174353, i64 1945332113751125391, i64 2866439840933462315)
  %c349 = call i64 @check(i64 %c348, i32 349, i64 %r349, i64 1494468230439435)
  %r350 = call i64 @psrlq.x(i64 -3464236182813011456, i64 -4074891778555985922, i64 -545998822005732685, i64 1863621162758143972)
  %c350 = call i64 @check(i64 %c349, i32 350, i64 %r350, i64 878352983552268)
  %r351 = call i64 @psrlq.x(i64 2668771141351086344, i64 -6755471092546877800, i64 -993639794038234125, i64 1111738624632386033)
  %c351 = call i64 @check(i64 %c350, i32 351, i64 %r351, i64 696369616617943)
  %r352 = call i64 @psraw.x(i64 -5631019103817361089, i64 -7338489596749889266, i64 7912672699343939577, i64 -8839623688956241650)
  %c352 = call i64 @check(i64 %c351, i32 352, i64 %r352, i64 -8725591134109727)
  %r353 = call i64 @psraw.x(i64 -24879393002989181, i64 -3787665888732231456, i64 -8649594898030745500, i64 -4244108689020037859)
  %c353 = call i64 @check(i64 %c352, i32 353, i64 %r353, i64 -7340016888824884534)
  %r354 = call i64 @psrad.x(i64 -6245409124260768011, i64 -1841214906230823017, i64 7559540570799521195, i64 -7758704431599658114)
  %c354 = call i64 @check(i64 %c353, i32 354, i64 %r354, i64 -30919478136413090)
  %r355 = call i64 @psrad.x(i64 -2736101001839156766, i64 3596511095663821996, i64 2304197165345015260, i64 -8839186880470507320)
  %c355 = call i64 @check(i64 %c354, i32 355, i64 %r355, i64 390842024054)
  %t = trunc i64 %c355 to i32
  ret i32 %t
}
