; Attributes fit the types they stand at, and each other.
; covers: 1-24
declare void @a(ptr zeroext) ; error: 17 E0240 Attribute 'zeroext' applied to incompatible type
declare signext ptr @b() ; error: 17 E0240 Attribute 'signext' applied to incompatible type
declare noundef void @c() ; error: 17 E0240 Attribute 'noundef' applied to incompatible type
declare void @d(i32 noalias) ; error: 17 E0240 Attribute 'noalias' applied to incompatible type
declare void @e(i32 align 4) ; error: 17 E0240 Attribute 'align' applied to incompatible type
declare void @f(i32 byval(i32)) ; error: 17 E0240 Attribute 'byval' applied to incompatible type
declare void @g(i32 nofpclass(nan)) ; error: 17 E0240 Attribute 'nofpclass' applied to incompatible type
declare void @h(i32 range(i64 0, 4)) ; error: 17 E0240 Attribute 'range' applied to incompatible type
declare void @i(i32 zeroext signext) ; error: 17 E0240 Attributes 'zeroext and signext' are incompatible
declare void @j(ptr byval(i32) sret(i32)) ; error: 17 E0240 are incompatible
declare void @k(ptr readnone readonly) ; error: 17 E0240 Attributes 'readnone and readonly' are incompatible
declare void @l() alwaysinline noinline ; error: 14 E0240 Attributes 'noinline and alwaysinline' are incompatible
declare void @m() optnone ; error: 14 E0240 Attribute 'optnone' requires 'noinline'
declare void @n() #0 ; error: 14 E0240 Attributes 'minsize and optnone' are incompatible
declare void @o(i32, i32, ptr sret(i32)) ; error: 14 E0240 Attribute 'sret' is not on first or second parameter
declare void @p(ptr sret(i32), ptr sret(i32)) ; error: 14 E0240 Cannot have multiple 'sret' parameters
declare i32 @q(ptr sret(i32)) ; error: 13 E0240 functions with 'sret' argument must return void
declare i32 @r(i32 returned, i32 returned) ; error: 13 E0240 More than one parameter has attribute returned
declare i64 @s(i32 returned) ; error: 13 E0240 Incompatible argument and return types for 'returned' attribute
declare void @t() "frame-pointer"="some" ; error: 14 E0240 invalid value for 'frame-pointer' attribute: some
declare void @u() "no-jump-tables"="maybe" ; error: 14 E0240 invalid value for 'no-jump-tables' attribute: maybe
declare void @v() vscale_range(3, 2) ; error: 14 E0240 'vscale_range' minimum must be power-of-two value
declare void @w() vscale_range(0, 2) ; error: 14 E0240 'vscale_range' minimum must be greater than 0
declare ptr @x(i64) allocsize(3) ; error: 13 E0240 'allocsize' argument 3 is out of bounds
declare ptr @z(ptr) allocsize(0) ; error: 13 E0240 'allocsize' argument 0 must refer to an integer parameter
%unsized = type opaque
declare void @y(ptr byval(%unsized)) ; error: 17 E0240 Attribute 'byval' does not support unsized types
declare void @a1(ptr inalloca(%unsized)) ; error: 18 E0240 Attribute 'inalloca' does not support unsized types
declare ptr @a2() allockind("alloc,realloc") ; error: 13 E0240 'allockind()' requires exactly one of alloc, realloc, and free
declare ptr @a7() allockind("zeroed") ; error: 13 E0240 'allockind()' requires exactly one of alloc, realloc, and free
declare void @a3() "warn-stack-size"="-1" ; error: 14 E0240 "warn-stack-size" takes an unsigned integer: -1
declare void @a4() "patchable-function-entry"="a" ; error: 14 E0240 "patchable-function-entry" takes an unsigned integer: a
declare x86_intrcc void @a5(ptr) ; error: 25 E0240 Calling convention parameter requires byval
declare amdgpu_kernel i32 @a6() ; error: 27 E0240 Calling convention requires void return type
declare void @a8(i32 immarg) ; error: 14 E0240 immarg attribute only applies to intrinsics
declare i32 @llvm.abs.i32(i32, i1 immarg)
define i32 @fixed(i32 %n, i1 %b) {
  %x = call i32 @llvm.abs.i32(i32 %n, i1 true)
  %y = call i32 @llvm.abs.i32(i32 %n, i1 %b) ; error: 42 E0240 immarg operand has non-immediate parameter
  ret i32 %x
}
attributes #0 = { noinline minsize optnone }
declare void @good(ptr nonnull align 8 dereferenceable(8) noundef, <2 x ptr> align 16, i8 zeroext, [2 x float] nofpclass(nan))
define void @calls(ptr %p, i32 %n) {
  call void @calls(ptr zeroext %p, i32 %n) ; error: 20 E0240 Attribute 'zeroext' applied to incompatible type
  call void @calls(ptr %p, i32 noalias %n) ; error: 28 E0240 Attribute 'noalias' applied to incompatible type
  call signext void @calls(ptr %p, i32 %n) ; error: 16 E0240 Attribute 'signext' applied to incompatible type
  ret void
}
