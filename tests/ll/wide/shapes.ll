; Wide integers in everything that holds values: structs, arrays, vectors, phis, invokes, constant expressions, values that
; live across setjmp, sizes and indices.
; covers: 4-46
; needs: libstdc++.so.6
; run: @inv(i256 20) == i256 41
; run: @agg({ i8 1, i200 -5, [ i129 0, i129 7 ] }) == i200 2
; run: @give(i200 -1) == { i200 1, { i129 -1, i129 0 } }
; run: @sel(i1 true) == i256 2
; run: @sel(i1 false) == i256 4
; run: @glob() == i200 -3
; run: @glob2() == i256 25108406941546723056364004793593481054836439088298861789185
; run: @glob3() == i64 -1
; run: @glob4() == i1 true
; run: @phi(i1 true) == i256 2
; run: @cmp2() == i8 9
; run: @expect(i256 3) == i1 false
; run: @twice(i256 10) == i256 44
; run: @count(i256 100) == i64 9
; run: @vv() == i1024 -2
; run: @half(i300 2049) == i32 26624
@g = global <3 x i200> splat (i200 -3)
@h = global i256 bitcast (<4 x i64> <i64 1, i64 2, i64 3, i64 4> to i256)
@k = global <4 x i64> bitcast (i256 -2 to <4 x i64>)
@t = global i64 trunc (i256 ptrtoint (ptr @t to i256) to i64)
declare i32 @__gxx_personality_v0(...)
define i256 @callee(i256 %x) {
  %r = add i256 %x, %x
  ret i256 %r
}
define i256 @inv(i256 %a) personality ptr @__gxx_personality_v0 {
  %r = invoke i256 @callee(i256 %a) to label %ok unwind label %bad
ok:
  %s = add i256 %r, 1
  ret i256 %s
bad:
  %l = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %l
}
define i200 @agg({ i8, i200, [2 x i129] } %x) {
  %a = extractvalue { i8, i200, [2 x i129] } %x, 1
  %b = extractvalue { i8, i200, [2 x i129] } %x, 2, 1
  %c = zext i129 %b to i200
  %r = add i200 %a, %c
  ret i200 %r
}
define { i200, [2 x i129] } @give(i200 %x) {
  %b = trunc i200 %x to i129
  %r = insertvalue { i200, [2 x i129] } { i200 1, [2 x i129] zeroinitializer }, i129 %b, 1, 0
  ret { i200, [2 x i129] } %r
}
define i256 @sel(i1 %c) {
  %v = select i1 %c, <2 x i256> <i256 1, i256 2>, <2 x i256> <i256 3, i256 4>
  %w = freeze <2 x i256> %v
  %r = extractelement <2 x i256> %w, i64 1
  ret i256 %r
}
define i200 @glob() {
  %x = load <3 x i200>, ptr @g
  %r = extractelement <3 x i200> %x, i32 2
  ret i200 %r
}
define i256 @glob2() {
  %r = load i256, ptr @h
  ret i256 %r
}
define i64 @glob3() {
  %x = load <4 x i64>, ptr @k
  %a = extractelement <4 x i64> %x, i32 0
  %b = extractelement <4 x i64> %x, i32 3
  %r = sub i64 %a, %b
  ret i64 %r
}
define i1 @glob4() {
  %x = load i64, ptr @t
  %y = ptrtoint ptr @t to i64
  %r = icmp eq i64 %x, %y
  ret i1 %r
}
define i256 @phi(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %z
b:
  br label %z
z:
  %p = phi <2 x i256> [ <i256 1, i256 2>, %a ], [ zeroinitializer, %b ]
  %r = extractelement <2 x i256> %p, i32 1
  ret i256 %r
}
define <2 x i8> @cmp() {
  %r = call <2 x i8> @llvm.ucmp.v2i8.v2i256(<2 x i256> <i256 1, i256 -1>, <2 x i256> <i256 2, i256 2>)
  ret <2 x i8> %r
}
declare <2 x i8> @llvm.ucmp.v2i8.v2i256(<2 x i256>, <2 x i256>)
define i8 @cmp2() {
  %x = call <2 x i8> @cmp()
  %a = extractelement <2 x i8> %x, i32 0
  %b = extractelement <2 x i8> %x, i32 1
  %c = mul i8 %b, 10
  %r = add i8 %a, %c
  ret i8 %r
}
define i1 @expect(i256 %x) {
  %y = call i256 @llvm.ssa.copy.i256(i256 %x)
  %c = call i1 @llvm.is.constant.i256(i256 %y)
  ret i1 %c
}
declare i256 @llvm.ssa.copy.i256(i256 returned)
declare i1 @llvm.is.constant.i256(i256)
declare i32 @_setjmp(ptr) returns_twice
declare void @longjmp(ptr, i32) noreturn
@buf = global [32 x i64] zeroinitializer
define i256 @twice(i256 %a) {
  %x = add i256 %a, 1
  %big = zext i256 %x to i2000
  %r = call i32 @_setjmp(ptr @buf) returns_twice
  %z = icmp eq i32 %r, 0
  br i1 %z, label %first, label %second
first:
  call void @longjmp(ptr @buf, i32 5)
  unreachable
second:
  %y = mul i256 %x, 3
  %t = trunc i2000 %big to i256
  %s = add i256 %y, %t
  ret i256 %s
}
define i64 @count(i256 %n) {
  %p = alloca i8, i256 %n
  %q = getelementptr i8, ptr %p, i256 3
  store i8 9, ptr %q
  %r = load i8, ptr %q
  %z = zext i8 %r to i64
  ret i64 %z
}
define <16 x i1024> @v(<16 x i1024> %a) {
  %r = add <16 x i1024> %a, splat (i1024 5)
  ret <16 x i1024> %r
}
define i1024 @vv() {
  %x = call <16 x i1024> @v(<16 x i1024> splat (i1024 -7))
  %r = extractelement <16 x i1024> %x, i32 9
  ret i1024 %r
}
define i32 @half(i300 %a) {
  %h = uitofp i300 %a to half
  %b = bitcast half %h to i16
  %r = zext i16 %b to i32
  ret i32 %r
}
