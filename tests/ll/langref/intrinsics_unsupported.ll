; A call of each intrinsic function of the LangRef that is a fault where a run comes to it.
; exit: 0
declare ptr @llvm.gcread(ptr, ptr)
declare void @llvm.gcwrite(ptr, ptr, ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg)
declare ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr)
declare i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr)
declare ptr @llvm.stackaddress.p0()
declare ptr @llvm.swift.async.context.addr()
declare void @llvm.localescape(...)
declare ptr @llvm.localrecover(ptr, ptr, i32 immarg)
declare void @llvm.seh.try.begin()
declare void @llvm.seh.try.end()
declare void @llvm.seh.scope.begin()
declare void @llvm.seh.scope.end()
declare void @llvm.write_register.i64(metadata, i64)
declare i64 @llvm.get.dynamic.area.offset.i64()
declare void @llvm.pcmarker(i32)
declare void @llvm.instrprof.increment(ptr, i64, i32, i32)
declare void @llvm.instrprof.increment.step(ptr, i64, i32, i32, i64)
declare void @llvm.instrprof.callsite(ptr, i64, i32, i32, ptr)
declare void @llvm.instrprof.timestamp(ptr, i64, i32, i32)
declare void @llvm.instrprof.cover(ptr, i64, i32, i32)
declare void @llvm.instrprof.value.profile(ptr, i64, i64, i32, i32)
declare void @llvm.instrprof.mcdc.parameters(ptr, i64, i32)
declare void @llvm.instrprof.mcdc.tvbitmap.update(ptr, i64, i32, ptr)
declare ptr @llvm.thread.pointer.p0()
declare token @llvm.call.preallocated.setup(i32)
declare ptr @llvm.call.preallocated.arg(token, i32 immarg)
declare void @llvm.call.preallocated.teardown(token)
declare void @llvm.experimental.memset.pattern.p0.i32.i32(ptr, i32, i32, i1)
declare { double, double } @llvm.sincospi.f64(double)
declare i32 @llvm.clmul.i32(i32, i32)
declare void @llvm.set.loop.iterations.i32(i32)
declare i32 @llvm.start.loop.iterations.i32(i32)
declare i1 @llvm.test.set.loop.iterations.i32(i32)
declare { i32, i1 } @llvm.test.start.loop.iterations.i32(i32)
declare i32 @llvm.loop.decrement.reg.i32(i32, i32)
declare i1 @llvm.loop.decrement.i32(i32)
declare <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v4f32(<2 x float>, <4 x float>)
declare void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr>, i32, <4 x i1>)
declare i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32>, <4 x i1>, i32)
declare <4 x i1> @llvm.experimental.vector.match.v4i32.v4i32(<4 x i32>, <4 x i32>, <4 x i1>)
declare <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr, ptr, i64 immarg)
declare <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr, ptr, i64 immarg)
declare { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p0(ptr, <4 x i1>, i32)
declare i256 @llvm.get.fpenv.i256()
declare void @llvm.set.fpenv.i256(i256)
declare void @llvm.reset.fpenv()
declare i32 @llvm.get.fpmode.i32()
declare void @llvm.set.fpmode.i32(i32)
declare void @llvm.reset.fpmode()
declare void @llvm.stackprotector(ptr, ptr)
declare ptr @llvm.stackguard()
declare i1 @llvm.type.test(ptr, metadata)
declare { ptr, i1 } @llvm.type.checked.load(ptr, i32, metadata)
declare { ptr, i1 } @llvm.type.checked.load.relative(ptr, i32, metadata)
declare void @llvm.experimental.deoptimize.isVoid(...)
declare void @llvm.experimental.guard(i1, ...)
declare void @llvm.reloc.none(metadata)
declare void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32 immarg)
declare void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr, ptr, i64, i32 immarg)
declare void @llvm.memset.element.unordered.atomic.p0.i64(ptr, i8, i64, i32 immarg)
declare ptr @llvm.objc.autorelease(ptr)
declare void @llvm.objc.autoreleasePoolPop(ptr)
declare ptr @llvm.objc.autoreleasePoolPush()
declare ptr @llvm.objc.autoreleaseReturnValue(ptr)
declare void @llvm.objc.copyWeak(ptr, ptr)
declare void @llvm.objc.destroyWeak(ptr)
declare ptr @llvm.objc.initWeak(ptr, ptr)
declare ptr @llvm.objc.loadWeak(ptr)
declare ptr @llvm.objc.loadWeakRetained(ptr)
declare void @llvm.objc.moveWeak(ptr, ptr)
declare void @llvm.objc.release(ptr)
declare ptr @llvm.objc.retain(ptr)
declare ptr @llvm.objc.retainAutorelease(ptr)
declare ptr @llvm.objc.retainAutoreleaseReturnValue(ptr)
declare ptr @llvm.objc.retainAutoreleasedReturnValue(ptr)
declare ptr @llvm.objc.retainBlock(ptr)
declare void @llvm.objc.storeStrong(ptr, ptr)
declare ptr @llvm.objc.storeWeak(ptr, ptr)
declare ptr @llvm.preserve.array.access.index.p0.p0(ptr, i32 immarg, i32 immarg)
declare ptr @llvm.preserve.union.access.index.p0.p0(ptr, i32)
declare ptr @llvm.preserve.struct.access.index.p0.p0(ptr, i32 immarg, i32 immarg)
declare ptr @llvm.protected.field.ptr.p0(ptr, i64, i1 immarg)
define i32 @nothing() {
  ret i32 0
}
@all = constant [85 x ptr] [
  ptr @gcread,
  ptr @gcwrite,
  ptr @experimental_gc_statepoint,
  ptr @experimental_gc_result,
  ptr @experimental_gc_relocate,
  ptr @experimental_gc_get_pointer_base,
  ptr @experimental_gc_get_pointer_offset,
  ptr @stackaddress,
  ptr @swift_async_context_addr,
  ptr @localescape,
  ptr @localrecover,
  ptr @seh_try_begin,
  ptr @seh_try_end,
  ptr @seh_scope_begin,
  ptr @seh_scope_end,
  ptr @write_register,
  ptr @get_dynamic_area_offset,
  ptr @pcmarker,
  ptr @instrprof_increment,
  ptr @instrprof_increment_step,
  ptr @instrprof_callsite,
  ptr @instrprof_timestamp,
  ptr @instrprof_cover,
  ptr @instrprof_value_profile,
  ptr @instrprof_mcdc_parameters,
  ptr @instrprof_mcdc_tvbitmap_update,
  ptr @thread_pointer,
  ptr @call_preallocated_setup,
  ptr @call_preallocated_arg,
  ptr @call_preallocated_teardown,
  ptr @experimental_memset_pattern,
  ptr @sincospi,
  ptr @clmul,
  ptr @set_loop_iterations,
  ptr @start_loop_iterations,
  ptr @test_set_loop_iterations,
  ptr @test_start_loop_iterations,
  ptr @loop_decrement_reg,
  ptr @loop_decrement,
  ptr @vector_partial_reduce_fadd,
  ptr @experimental_vector_histogram,
  ptr @experimental_vector_extract_last_active,
  ptr @experimental_vector_match,
  ptr @loop_dependence_war_mask,
  ptr @loop_dependence_raw_mask,
  ptr @vp_load_ff,
  ptr @get_fpenv,
  ptr @set_fpenv,
  ptr @reset_fpenv,
  ptr @get_fpmode,
  ptr @set_fpmode,
  ptr @reset_fpmode,
  ptr @stackprotector,
  ptr @stackguard,
  ptr @type_test,
  ptr @type_checked_load,
  ptr @type_checked_load_relative,
  ptr @experimental_deoptimize,
  ptr @experimental_guard,
  ptr @reloc_none,
  ptr @memcpy_element_unordered_atomic,
  ptr @memmove_element_unordered_atomic,
  ptr @memset_element_unordered_atomic,
  ptr @objc_autorelease,
  ptr @objc_autoreleasePoolPop,
  ptr @objc_autoreleasePoolPush,
  ptr @objc_autoreleaseReturnValue,
  ptr @objc_copyWeak,
  ptr @objc_destroyWeak,
  ptr @objc_initWeak,
  ptr @objc_loadWeak,
  ptr @objc_loadWeakRetained,
  ptr @objc_moveWeak,
  ptr @objc_release,
  ptr @objc_retain,
  ptr @objc_retainAutorelease,
  ptr @objc_retainAutoreleaseReturnValue,
  ptr @objc_retainAutoreleasedReturnValue,
  ptr @objc_retainBlock,
  ptr @objc_storeStrong,
  ptr @objc_storeWeak,
  ptr @preserve_array_access_index,
  ptr @preserve_union_access_index,
  ptr @preserve_struct_access_index,
  ptr @protected_field_ptr
]
define i32 @main(i32 %argc) {
  %p = getelementptr ptr, ptr @all, i32 %argc
  %f = load ptr, ptr %p
  %none = icmp eq ptr %f, null
  %r = zext i1 %none to i32
  ret i32 %r
}
define void @gcread(ptr %o, ptr %p) gc "shadow-stack" {
  %r = call ptr @llvm.gcread(ptr %o, ptr %p) ; warn: 3 E0604 the intrinsic `@llvm.gcread` is not supported yet
  ret void
}
define void @gcwrite(ptr %v, ptr %o, ptr %p) gc "shadow-stack" {
  call void @llvm.gcwrite(ptr %v, ptr %o, ptr %p) ; warn: 3 E0604 the intrinsic `@llvm.gcwrite` is not supported yet
  ret void
}
define void @experimental_gc_statepoint() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 ()) @nothing, i32 0, i32 0, i32 0, i32 0) ; warn: 3 E0604 the intrinsic `@llvm.experimental.gc.statepoint.p0` is not supported yet
  ret void
}
define void @experimental_gc_result() gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 ()) @nothing, i32 0, i32 0, i32 0, i32 0) ; warn: 3 E0604 the intrinsic `@llvm.experimental.gc.statepoint.p0` is not supported yet
  %r = call i32 @llvm.experimental.gc.result.i32(token %t) ; warn: 3 E0604 the intrinsic `@llvm.experimental.gc.result.i32` is not supported yet
  ret void
}
define void @experimental_gc_relocate(ptr addrspace(1) %p) gc "statepoint-example" {
  %t = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(i32 ()) @nothing, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p) ] ; warn: 3 E0604 the intrinsic `@llvm.experimental.gc.statepoint.p0` is not supported yet
  %r = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %t, i32 0, i32 0) ; warn: 3 E0604 the intrinsic `@llvm.experimental.gc.relocate.p1` is not supported yet
  ret void
}
define void @experimental_gc_get_pointer_base(ptr %a0) {
  %r = call ptr @llvm.experimental.gc.get.pointer.base.p0.p0(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.experimental.gc.get.pointer.base.p0.p0` is not supported yet
  ret void
}
define void @experimental_gc_get_pointer_offset(ptr %a0) {
  %r = call i64 @llvm.experimental.gc.get.pointer.offset.p0(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.experimental.gc.get.pointer.offset.p0` is not supported yet
  ret void
}
define void @stackaddress() {
  %r = call ptr @llvm.stackaddress.p0() ; warn: 3 E0604 the intrinsic `@llvm.stackaddress.p0` is not supported yet
  ret void
}
define void @swift_async_context_addr() {
  %r = call ptr @llvm.swift.async.context.addr() ; warn: 3 E0604 the intrinsic `@llvm.swift.async.context.addr` is not supported yet
  ret void
}
define void @localescape() {
  %s = alloca i32
  call void (...) @llvm.localescape(ptr %s) ; warn: 3 E0604 the intrinsic `@llvm.localescape` is not supported yet
  ret void
}
define void @localrecover(ptr %f) {
  %r = call ptr @llvm.localrecover(ptr @localescape, ptr %f, i32 0) ; warn: 3 E0604 the intrinsic `@llvm.localrecover` is not supported yet
  ret void
}
define void @seh_try_begin() {
  call void @llvm.seh.try.begin() ; warn: 3 E0604 the intrinsic `@llvm.seh.try.begin` is not supported yet
  ret void
}
define void @seh_try_end() {
  call void @llvm.seh.try.end() ; warn: 3 E0604 the intrinsic `@llvm.seh.try.end` is not supported yet
  ret void
}
define void @seh_scope_begin() {
  call void @llvm.seh.scope.begin() ; warn: 3 E0604 the intrinsic `@llvm.seh.scope.begin` is not supported yet
  ret void
}
define void @seh_scope_end() {
  call void @llvm.seh.scope.end() ; warn: 3 E0604 the intrinsic `@llvm.seh.scope.end` is not supported yet
  ret void
}
define void @write_register(i64 %n) {
  call void @llvm.write_register.i64(metadata !1, i64 %n) ; warn: 3 E0604 the intrinsic `@llvm.write_register.i64` is not supported yet
  ret void
}
define void @get_dynamic_area_offset() {
  %r = call i64 @llvm.get.dynamic.area.offset.i64() ; warn: 3 E0604 the intrinsic `@llvm.get.dynamic.area.offset.i64` is not supported yet
  ret void
}
define void @pcmarker(i32 %a0) {
  call void @llvm.pcmarker(i32 %a0) ; warn: 3 E0604 the intrinsic `@llvm.pcmarker` is not supported yet
  ret void
}
define void @instrprof_increment(ptr %a0, i64 %a1, i32 %a2, i32 %a3) {
  call void @llvm.instrprof.increment(ptr %a0, i64 %a1, i32 %a2, i32 %a3) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.increment` is not supported yet
  ret void
}
define void @instrprof_increment_step(ptr %a0, i64 %a1, i32 %a2, i32 %a3, i64 %a4) {
  call void @llvm.instrprof.increment.step(ptr %a0, i64 %a1, i32 %a2, i32 %a3, i64 %a4) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.increment.step` is not supported yet
  ret void
}
define void @instrprof_callsite(ptr %a0, i64 %a1, i32 %a2, i32 %a3, ptr %a4) {
  call void @llvm.instrprof.callsite(ptr %a0, i64 %a1, i32 %a2, i32 %a3, ptr %a4) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.callsite` is not supported yet
  ret void
}
define void @instrprof_timestamp(ptr %a0, i64 %a1, i32 %a2, i32 %a3) {
  call void @llvm.instrprof.timestamp(ptr %a0, i64 %a1, i32 %a2, i32 %a3) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.timestamp` is not supported yet
  ret void
}
define void @instrprof_cover(ptr %a0, i64 %a1, i32 %a2, i32 %a3) {
  call void @llvm.instrprof.cover(ptr %a0, i64 %a1, i32 %a2, i32 %a3) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.cover` is not supported yet
  ret void
}
define void @instrprof_value_profile(ptr %a0, i64 %a1, i64 %a2, i32 %a3, i32 %a4) {
  call void @llvm.instrprof.value.profile(ptr %a0, i64 %a1, i64 %a2, i32 %a3, i32 %a4) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.value.profile` is not supported yet
  ret void
}
define void @instrprof_mcdc_parameters(ptr %a0, i64 %a1, i32 %a2) {
  call void @llvm.instrprof.mcdc.parameters(ptr %a0, i64 %a1, i32 %a2) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.mcdc.parameters` is not supported yet
  ret void
}
define void @instrprof_mcdc_tvbitmap_update(ptr %a0, i64 %a1, i32 %a2, ptr %a3) {
  call void @llvm.instrprof.mcdc.tvbitmap.update(ptr %a0, i64 %a1, i32 %a2, ptr %a3) ; warn: 3 E0604 the intrinsic `@llvm.instrprof.mcdc.tvbitmap.update` is not supported yet
  ret void
}
define void @thread_pointer() {
  %r = call ptr @llvm.thread.pointer.p0() ; warn: 3 E0604 the intrinsic `@llvm.thread.pointer.p0` is not supported yet
  ret void
}
define void @call_preallocated_setup() {
  %r = call token @llvm.call.preallocated.setup(i32 0) ; warn: 3 E0604 the intrinsic `@llvm.call.preallocated.setup` is not supported yet
  ret void
}
define void @call_preallocated_arg() {
  %t = call token @llvm.call.preallocated.setup(i32 1) ; warn: 3 E0604 the intrinsic `@llvm.call.preallocated.setup` is not supported yet
  %r = call ptr @llvm.call.preallocated.arg(token %t, i32 0) preallocated(i32) ; warn: 3 E0604 the intrinsic `@llvm.call.preallocated.arg` is not supported yet
  ret void
}
define void @call_preallocated_teardown() {
  %t = call token @llvm.call.preallocated.setup(i32 1) ; warn: 3 E0604 the intrinsic `@llvm.call.preallocated.setup` is not supported yet
  call void @llvm.call.preallocated.teardown(token %t) ; warn: 3 E0604 the intrinsic `@llvm.call.preallocated.teardown` is not supported yet
  ret void
}
define void @experimental_memset_pattern(ptr %a0, i32 %a1, i32 %a2) {
  call void @llvm.experimental.memset.pattern.p0.i32.i32(ptr %a0, i32 %a1, i32 %a2, i1 false) ; warn: 3 E0604 the intrinsic `@llvm.experimental.memset.pattern.p0.i32.i32` is not supported yet
  ret void
}
define void @sincospi(double %a0) {
  %r = call { double, double } @llvm.sincospi.f64(double %a0) ; warn: 3 E0604 the intrinsic `@llvm.sincospi.f64` is not supported yet
  ret void
}
define void @clmul(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.clmul.i32(i32 %a0, i32 %a1) ; warn: 3 E0604 the intrinsic `@llvm.clmul.i32` is not supported yet
  ret void
}
define void @set_loop_iterations(i32 %a0) {
  call void @llvm.set.loop.iterations.i32(i32 %a0) ; warn: 3 E0604 the intrinsic `@llvm.set.loop.iterations.i32` is not supported yet
  ret void
}
define void @start_loop_iterations(i32 %a0) {
  %r = call i32 @llvm.start.loop.iterations.i32(i32 %a0) ; warn: 3 E0604 the intrinsic `@llvm.start.loop.iterations.i32` is not supported yet
  ret void
}
define void @test_set_loop_iterations(i32 %a0) {
  %r = call i1 @llvm.test.set.loop.iterations.i32(i32 %a0) ; warn: 3 E0604 the intrinsic `@llvm.test.set.loop.iterations.i32` is not supported yet
  ret void
}
define void @test_start_loop_iterations(i32 %a0) {
  %r = call { i32, i1 } @llvm.test.start.loop.iterations.i32(i32 %a0) ; warn: 3 E0604 the intrinsic `@llvm.test.start.loop.iterations.i32` is not supported yet
  ret void
}
define void @loop_decrement_reg(i32 %a0, i32 %a1) {
  %r = call i32 @llvm.loop.decrement.reg.i32(i32 %a0, i32 %a1) ; warn: 3 E0604 the intrinsic `@llvm.loop.decrement.reg.i32` is not supported yet
  ret void
}
define void @loop_decrement(i32 %a0) {
  %r = call i1 @llvm.loop.decrement.i32(i32 %a0) ; warn: 3 E0604 the intrinsic `@llvm.loop.decrement.i32` is not supported yet
  ret void
}
define void @vector_partial_reduce_fadd(<2 x float> %a, <4 x float> %b) {
  %r = call <2 x float> @llvm.vector.partial.reduce.fadd.v2f32.v4f32(<2 x float> %a, <4 x float> %b) ; warn: 3 E0604 the intrinsic `@llvm.vector.partial.reduce.fadd.v2f32.v4f32` of this type is not supported yet
  ret void
}
define void @experimental_vector_histogram(<4 x ptr> %p, i32 %n, <4 x i1> %m) {
  call void @llvm.experimental.vector.histogram.add.v4p0.i32(<4 x ptr> %p, i32 %n, <4 x i1> %m) ; warn: 3 E0604 the intrinsic `@llvm.experimental.vector.histogram.add.v4p0.i32` is not supported yet
  ret void
}
define void @experimental_vector_extract_last_active(<4 x i32> %a, <4 x i1> %m, i32 %d) {
  %r = call i32 @llvm.experimental.vector.extract.last.active.v4i32(<4 x i32> %a, <4 x i1> %m, i32 %d) ; warn: 3 E0604 the intrinsic `@llvm.experimental.vector.extract.last.active.v4i32` is not supported yet
  ret void
}
define void @experimental_vector_match(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m) {
  %r = call <4 x i1> @llvm.experimental.vector.match.v4i32.v4i32(<4 x i32> %a, <4 x i32> %b, <4 x i1> %m) ; warn: 3 E0604 the intrinsic `@llvm.experimental.vector.match.v4i32.v4i32` is not supported yet
  ret void
}
define void @loop_dependence_war_mask(ptr %a, ptr %b) {
  %r = call <4 x i1> @llvm.loop.dependence.war.mask.v4i1(ptr %a, ptr %b, i64 4) ; warn: 3 E0604 the intrinsic `@llvm.loop.dependence.war.mask.v4i1` is not supported yet
  ret void
}
define void @loop_dependence_raw_mask(ptr %a, ptr %b) {
  %r = call <4 x i1> @llvm.loop.dependence.raw.mask.v4i1(ptr %a, ptr %b, i64 4) ; warn: 3 E0604 the intrinsic `@llvm.loop.dependence.raw.mask.v4i1` is not supported yet
  ret void
}
define void @vp_load_ff(ptr %a0, <4 x i1> %a1, i32 %a2) {
  %r = call { <4 x i32>, i32 } @llvm.vp.load.ff.v4i32.p0(ptr %a0, <4 x i1> %a1, i32 %a2) ; warn: 3 E0604 the intrinsic `@llvm.vp.load.ff.v4i32.p0` is not supported yet
  ret void
}
define void @get_fpenv() {
  %r = call i256 @llvm.get.fpenv.i256() ; warn: 3 E0604 the intrinsic `@llvm.get.fpenv.i256` is not supported yet
  ret void
}
define void @set_fpenv(i256 %n) {
  call void @llvm.set.fpenv.i256(i256 %n) ; warn: 3 E0604 the intrinsic `@llvm.set.fpenv.i256` is not supported yet
  ret void
}
define void @reset_fpenv() {
  call void @llvm.reset.fpenv() ; warn: 3 E0604 the intrinsic `@llvm.reset.fpenv` is not supported yet
  ret void
}
define void @get_fpmode() {
  %r = call i32 @llvm.get.fpmode.i32() ; warn: 3 E0604 the intrinsic `@llvm.get.fpmode.i32` is not supported yet
  ret void
}
define void @set_fpmode(i32 %n) {
  call void @llvm.set.fpmode.i32(i32 %n) ; warn: 3 E0604 the intrinsic `@llvm.set.fpmode.i32` is not supported yet
  ret void
}
define void @reset_fpmode() {
  call void @llvm.reset.fpmode() ; warn: 3 E0604 the intrinsic `@llvm.reset.fpmode` is not supported yet
  ret void
}
define void @stackprotector(ptr %g) {
  %s = alloca ptr
  call void @llvm.stackprotector(ptr %g, ptr %s) ; warn: 3 E0604 the intrinsic `@llvm.stackprotector` is not supported yet
  ret void
}
define void @stackguard() {
  %r = call ptr @llvm.stackguard() ; warn: 3 E0604 the intrinsic `@llvm.stackguard` is not supported yet
  ret void
}
define void @type_test(ptr %p) {
  %r = call i1 @llvm.type.test(ptr %p, metadata !"t") ; warn: 3 E0604 the intrinsic `@llvm.type.test` is not supported yet
  ret void
}
define void @type_checked_load(ptr %p) {
  %r = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 0, metadata !"t") ; warn: 3 E0604 the intrinsic `@llvm.type.checked.load` is not supported yet
  ret void
}
define void @type_checked_load_relative(ptr %p) {
  %r = call { ptr, i1 } @llvm.type.checked.load.relative(ptr %p, i32 0, metadata !"t") ; warn: 3 E0604 the intrinsic `@llvm.type.checked.load.relative` is not supported yet
  ret void
}
define void @experimental_deoptimize() {
  call void (...) @llvm.experimental.deoptimize.isVoid() [ "deopt"() ] ; warn: 3 E0604 the intrinsic `@llvm.experimental.deoptimize.i8` is not supported yet
  ret void
}
define void @experimental_guard(i1 %c) {
  call void (i1, ...) @llvm.experimental.guard(i1 %c) [ "deopt"() ] ; warn: 3 E0604 the intrinsic `@llvm.experimental.guard` is not supported yet
  ret void
}
define void @reloc_none() {
  call void @llvm.reloc.none(metadata !"symbol") ; warn: 3 E0604 the intrinsic `@llvm.reloc.none` is not supported yet
  ret void
}
define void @memcpy_element_unordered_atomic(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %n, i32 4) ; warn: 3 E0604 the intrinsic `@llvm.memcpy.element.unordered.atomic.p0.p0.i64` is not supported yet
  ret void
}
define void @memmove_element_unordered_atomic(ptr %p, ptr %q, i64 %n) {
  call void @llvm.memmove.element.unordered.atomic.p0.p0.i64(ptr align 4 %p, ptr align 4 %q, i64 %n, i32 4) ; warn: 3 E0604 the intrinsic `@llvm.memmove.element.unordered.atomic.p0.p0.i64` is not supported yet
  ret void
}
define void @memset_element_unordered_atomic(ptr %p, i64 %n) {
  call void @llvm.memset.element.unordered.atomic.p0.i64(ptr align 4 %p, i8 0, i64 %n, i32 4) ; warn: 3 E0604 the intrinsic `@llvm.memset.element.unordered.atomic.p0.i64` is not supported yet
  ret void
}
define void @objc_autorelease(ptr %a0) {
  %r = call ptr @llvm.objc.autorelease(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.autorelease` is not supported yet
  ret void
}
define void @objc_autoreleasePoolPop(ptr %a0) {
  call void @llvm.objc.autoreleasePoolPop(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.autoreleasePoolPop` is not supported yet
  ret void
}
define void @objc_autoreleasePoolPush() {
  %r = call ptr @llvm.objc.autoreleasePoolPush() ; warn: 3 E0604 the intrinsic `@llvm.objc.autoreleasePoolPush` is not supported yet
  ret void
}
define void @objc_autoreleaseReturnValue(ptr %a0) {
  %r = call ptr @llvm.objc.autoreleaseReturnValue(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.autoreleaseReturnValue` is not supported yet
  ret void
}
define void @objc_copyWeak(ptr %a0, ptr %a1) {
  call void @llvm.objc.copyWeak(ptr %a0, ptr %a1) ; warn: 3 E0604 the intrinsic `@llvm.objc.copyWeak` is not supported yet
  ret void
}
define void @objc_destroyWeak(ptr %a0) {
  call void @llvm.objc.destroyWeak(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.destroyWeak` is not supported yet
  ret void
}
define void @objc_initWeak(ptr %a0, ptr %a1) {
  %r = call ptr @llvm.objc.initWeak(ptr %a0, ptr %a1) ; warn: 3 E0604 the intrinsic `@llvm.objc.initWeak` is not supported yet
  ret void
}
define void @objc_loadWeak(ptr %a0) {
  %r = call ptr @llvm.objc.loadWeak(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.loadWeak` is not supported yet
  ret void
}
define void @objc_loadWeakRetained(ptr %a0) {
  %r = call ptr @llvm.objc.loadWeakRetained(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.loadWeakRetained` is not supported yet
  ret void
}
define void @objc_moveWeak(ptr %a0, ptr %a1) {
  call void @llvm.objc.moveWeak(ptr %a0, ptr %a1) ; warn: 3 E0604 the intrinsic `@llvm.objc.moveWeak` is not supported yet
  ret void
}
define void @objc_release(ptr %a0) {
  call void @llvm.objc.release(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.release` is not supported yet
  ret void
}
define void @objc_retain(ptr %a0) {
  %r = call ptr @llvm.objc.retain(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.retain` is not supported yet
  ret void
}
define void @objc_retainAutorelease(ptr %a0) {
  %r = call ptr @llvm.objc.retainAutorelease(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.retainAutorelease` is not supported yet
  ret void
}
define void @objc_retainAutoreleaseReturnValue(ptr %a0) {
  %r = call ptr @llvm.objc.retainAutoreleaseReturnValue(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.retainAutoreleaseReturnValue` is not supported yet
  ret void
}
define void @objc_retainAutoreleasedReturnValue(ptr %a0) {
  %r = call ptr @llvm.objc.retainAutoreleasedReturnValue(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.retainAutoreleasedReturnValue` is not supported yet
  ret void
}
define void @objc_retainBlock(ptr %a0) {
  %r = call ptr @llvm.objc.retainBlock(ptr %a0) ; warn: 3 E0604 the intrinsic `@llvm.objc.retainBlock` is not supported yet
  ret void
}
define void @objc_storeStrong(ptr %a0, ptr %a1) {
  call void @llvm.objc.storeStrong(ptr %a0, ptr %a1) ; warn: 3 E0604 the intrinsic `@llvm.objc.storeStrong` is not supported yet
  ret void
}
define void @objc_storeWeak(ptr %a0, ptr %a1) {
  %r = call ptr @llvm.objc.storeWeak(ptr %a0, ptr %a1) ; warn: 3 E0604 the intrinsic `@llvm.objc.storeWeak` is not supported yet
  ret void
}
define void @preserve_array_access_index(ptr %p) {
  %r = call ptr @llvm.preserve.array.access.index.p0.p0(ptr elementtype({ i32 }) %p, i32 0, i32 0) ; warn: 3 E0604 the intrinsic `@llvm.preserve.array.access.index.p0.p0` is not supported yet
  ret void
}
define void @preserve_union_access_index(ptr %a0) {
  %r = call ptr @llvm.preserve.union.access.index.p0.p0(ptr %a0, i32 0) ; warn: 3 E0604 the intrinsic `@llvm.preserve.union.access.index.p0.p0` is not supported yet
  ret void
}
define void @preserve_struct_access_index(ptr %p) {
  %r = call ptr @llvm.preserve.struct.access.index.p0.p0(ptr elementtype({ i32 }) %p, i32 0, i32 0) ; warn: 3 E0604 the intrinsic `@llvm.preserve.struct.access.index.p0.p0` is not supported yet
  ret void
}
define void @protected_field_ptr(ptr %p, i64 %n) {
  %r = call ptr @llvm.protected.field.ptr.p0(ptr %p, i64 %n, i1 false) ; warn: 3 E0604 the intrinsic `@llvm.protected.field.ptr.p0` is not supported yet
  ret void
}
!0 = !{}
!1 = !{!"rsp"}
!2 = distinct !{!2}
!3 = !{!4}
!4 = distinct !{!4, !2}
