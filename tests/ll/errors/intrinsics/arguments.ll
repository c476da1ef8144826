; What the arguments of intrinsic functions must be beside their types.
@variable = global i32 0
@info = global { i32 } zeroinitializer
declare void @llvm.assume(i1)
declare i1 @llvm.scmp.i1.i32(i32, i32)
declare <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32>, <4 x i32>)
declare token @llvm.coro.id(i32, ptr, ptr, ptr)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr, ptr, i32, i32)
declare void @llvm.memset.element.unordered.atomic.p0.i32(ptr, i8, i32, i32)
declare void @llvm.init.trampoline(ptr, ptr, ptr)
declare void @llvm.prefetch.p0(ptr, i32, i32, i32)
declare void @llvm.reloc.none(metadata)
declare void @llvm.stackprotector(ptr, ptr)
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32)
declare void @llvm.experimental.guard(i1, ...)
declare i32 @llvm.experimental.deoptimize.i32(...)
declare i32 @llvm.get.dynamic.area.offset.i32()
declare i32 @llvm.smul.fix.i32(i32, i32, i32)
declare i32 @llvm.umul.fix.i32(i32, i32, i32)
declare i8 @llvm.bswap.i8(i8)
declare i24 @llvm.bswap.i24(i24)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32, i32)
declare ptr @llvm.ptrmask.p0.i32(ptr, i32)
declare i64 @llvm.ptrmask.i64.i64(i64, i64)
declare void @llvm.lifetime.start.p0(ptr)
define i32 @f(ptr %p, i1 %c, float %x, <4 x i32> %v, i32 %n) {
  call void @llvm.assume(i1 true) [ "nosuch"() ] ; error: 3 E0262 tags must be valid attribute names
  call void @llvm.assume(i1 true) [ "align"(ptr %p) ] ; error: 3 E0262 alignment assumptions should have 2 or 3 arguments
  call void @llvm.assume(i1 true) [ "align"(i64 1, i64 8) ] ; error: 3 E0262 first argument should be a pointer
  call void @llvm.assume(i1 true) [ "dereferenceable"(ptr %p, float %x) ] ; error: 3 E0262 second argument should be an integer
  call void @llvm.assume(i1 true) [ "cold"(ptr %p) ] ; error: 3 E0262 this attribute has no argument
  call void @llvm.assume(i1 true) [ "noalias"() ] ; error: 3 E0262 this attribute should have one argument
  call void @llvm.assume(i1 true) [ "separate_storage"(ptr %p) ] ; error: 3 E0262 separate_storage assumptions should have 2 arguments
  call void @llvm.assume(i1 %c) [ "nonnull"(ptr %p) ] ; error: 29 E0262 must have i1 true condition
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 8), "nonnull"(ptr %p), "cold"() ]
  %a = call i1 @llvm.scmp.i1.i32(i32 1, i32 2) ; error: 3 E0262 result type must be at least 2 bits wide
  %b = call <2 x i8> @llvm.ucmp.v2i8.v4i32(<4 x i32> %v, <4 x i32> %v) ; error: 3 E0262 must have the same number of elements
  %d = call token @llvm.coro.id(i32 0, ptr null, ptr null, ptr @info) ; error: 64 E0262 info argument of llvm.coro.id
  %e = call i1 @llvm.is.fpclass.f32(float %x, i32 1024) ; error: 51 E0262 unsupported bits
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 4 %p, i32 4, i32 3) ; error: 104 E0262 must be a power of 2
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i32(ptr align 4 %p, ptr align 2 %p, i32 4, i32 4) ; error: 89 E0262 incorrect alignment of the source
  call void @llvm.memset.element.unordered.atomic.p0.i32(ptr %p, i8 0, i32 4, i32 1) ; error: 62 E0262 incorrect alignment of the destination
  call void @llvm.init.trampoline(ptr %p, ptr @variable, ptr null) ; error: 47 E0262 must resolve to a function
  call void @llvm.prefetch.p0(ptr %p, i32 2, i32 3, i32 1) ; error: 43 E0262 rw argument
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 4, i32 1) ; error: 50 E0262 locality argument
  call void @llvm.prefetch.p0(ptr %p, i32 1, i32 3, i32 2) ; error: 57 E0262 cache type argument
  call void @llvm.reloc.none(metadata !0) ; error: 39 E0262 must be a metadata string
  call void @llvm.stackprotector(ptr null, ptr %p) ; error: 48 E0262 must resolve to an alloca
  call void (...) @llvm.localescape(ptr %p) ; error: 41 E0262 only accepts static allocas
  %g = call ptr @llvm.localrecover(ptr @f, ptr null, i32 1) ; error: 58 E0262 must be less than the number of arguments
  call void (i1, ...) @llvm.experimental.guard(i1 %c) ; error: 3 E0262 exactly one "deopt" operand bundle
  %h = call i32 @llvm.get.dynamic.area.offset.i32() ; error: 3 E0262 matching alloca address space width
  %i = call i32 @llvm.smul.fix.i32(i32 1, i32 2, i32 32) ; error: 54 E0262 must be less than the width
  %j = call i32 @llvm.umul.fix.i32(i32 1, i32 2, i32 33) ; error: 54 E0262 less than or equal to the width
  %k = call i8 @llvm.bswap.i8(i8 1) ; error: 3 E0262 bswap must be an even number of bytes
  %l = call i24 @llvm.bswap.i24(i24 1) ; error: 3 E0262 bswap must be an even number of bytes
  %m = call ptr @llvm.invariant.start.p0(i64 -2, ptr %p) ; error: 46 E0262 must be -1, 0 or a positive number
  %o = call ptr @llvm.preserve.array.access.index.p0.p0(ptr %p, i32 0, i32 0) ; error: 61 E0262 requires elementtype
  %q = call ptr @llvm.ptrmask.p0.i32(ptr %p, i32 1) ; error: 50 E0262 must match pointer index type size
  %r = call i64 @llvm.ptrmask.i64.i64(i64 1, i64 1) ; error: 43 E0262 must be pointer or vector of pointers
  call void @llvm.lifetime.start.p0(ptr %p) ; error: 41 E0262 only be used on alloca or poison
  %s = call i32 (...) @llvm.experimental.deoptimize.i32() [ "deopt"() ] ; error: 3 E0262 must be followed by a return
  ret i32 0
}
!0 = !{}
