; Vectors that do not fit the operation: LLVM's rules.
define void @f1(<4 x i32> %a, <3 x i32> %b) {
%x = shufflevector <4 x i32> %a, <3 x i32> %b, <4 x i32> zeroinitializer ; error: 34 E0224 are different types
  ret void
}
define void @f2(<4 x i32> %a) {
%x = shufflevector <4 x i32> %a, <4 x i32> %a, <2 x i64> zeroinitializer ; error: 48 E0224 the mask must be a vector of i32
  ret void
}
define void @f3(<4 x i32> %a) {
%x = shufflevector <4 x i32> %a, <4 x i32> %a, <2 x i32> <i32 8, i32 0> ; error: 58 E0224 selects element 8
  ret void
}
define void @f4(<4 x i32> %a, <4 x i32> %m) {
%x = shufflevector <4 x i32> %a, <4 x i32> %a, <4 x i32> %m ; error: 58 E0224 the mask must be a constant
  ret void
}
define void @f5(<vscale x 4 x i32> %a) {
%x = shufflevector <vscale x 4 x i32> %a, <vscale x 4 x i32> %a, <vscale x 4 x i32> splat (i32 1) ; error: 85 E0224 must be zeroinitializer, undef or poison
  ret void
}
define void @f6(<vscale x 4 x i32> %a) {
%x = shufflevector <vscale x 4 x i32> %a, <vscale x 4 x i32> %a, <4 x i32> zeroinitializer ; error: 66 E0224 both be scalable or both be fixed
  ret void
}
define void @f7(<4 x i32> %a) {
%x = extractelement i32 4, i32 0 ; error: 21 E0224 invalid extractelement operands
  ret void
}
define void @f8(<4 x i32> %a) {
%x = extractelement <4 x i32> %a, float 0.0 ; error: 35 E0224 invalid extractelement operands
  ret void
}
define void @f9(<4 x i32> %a) {
%x = insertelement <4 x i32> %a, i64 0, i32 0 ; error: 34 E0224 invalid insertelement operands
  ret void
}
define void @f10(<4 x i32> %a) {
%x = insertelement <4 x i32> %a, i32 0, <4 x i32> %a ; error: 41 E0224 invalid insertelement operands
  ret void
}
define void @f24(<2 x i1> %c, i32 %a) {
%x = select <2 x i1> %c, i32 %a, i32 %a ; error: 13 E0219 must be vectors
  ret void
}
define void @f25(<2 x i1> %c, <3 x i32> %a) {
%x = select <2 x i1> %c, <3 x i32> %a, <3 x i32> %a ; error: 13 E0219 same vector length
  ret void
}
define void @f26(<2 x i8> %c, <2 x i32> %a) {
%x = select <2 x i8> %c, <2 x i32> %a, <2 x i32> %a ; error: 13 E0219 element type must be i1
  ret void
}
define void @f27(<2 x ptr> %p, <3 x i64> %i) {
%x = getelementptr i8, <2 x ptr> %p, <3 x i64> %i ; error: 38 E0224 wrong number of elements
  ret void
}
define void @f28(<2 x ptr> %p, <2 x i32> %i) {
%x = getelementptr {i8, i8}, <2 x ptr> %p, i64 0, <2 x i32> %i ; error: 61 E0208 must be a constant
  ret void
}
define void @f29(<2 x ptr> %p, <2 x i32> %i) {
%x = getelementptr {i8, i8}, <2 x ptr> %p, i64 0, <2 x i32> <i32 0, i32 1> ; error: 61 E0208 must be a constant
  ret void
}
define void @f39(<2 x i32> %p) {
%x = trunc <2 x i32> %p to <3 x i8> ; error: 6 E0214 `trunc` cannot convert
  ret void
}
define void @f40(<2 x i32> %p) {
%x = load i8, <2 x ptr> undef ; error: 15 E0215 load operand must be a pointer
  ret void
}
define void @f45(<4 x i32> %a) {
%x = shufflevector <4 x i32> %a, <4 x i32> %a, <4 x i32> <i32 undef, i32 poison, i32 0, i32 -1> ; error: 58 E0224 selects element -1
  ret void
}
@f = global <2 x i32> <i32 1> ; error: 23 E0218 the vector has 1 element
@g = global <2 x i32> splat (i64 1) ; error: 30 E0201 element 0 has type `i64`
@h = global i32 splat (i32 1) ; error: 28 E0224 vector constant must have vector type
@i = global <2 x i32> <i32 1, i64 1> ; error: 31 E0201 element 1 has type `i64`
@l = global <vscale x 4 x i32> zeroinitializer ; error: 13 E0213 globals cannot contain scalable types
@m = external global {i32, <vscale x 4 x i32>} ; error: 22 E0213 globals cannot contain scalable types
@q = global <2 x label> undef ; error: 18 E0210 invalid vector element type
define <vscale x 2 x i32> @s() {
  ret <vscale x 2 x i32> splat (i64 1) ; error: 37 E0224 got `i64` but expected `i32`
}
define ptr @bits(ptr %p) {
  %q = getelementptr <8 x i1>, ptr %p, i64 0, i64 1 ; error: 51 E0208 elements that are not byte-sized
  ret ptr %q
}
