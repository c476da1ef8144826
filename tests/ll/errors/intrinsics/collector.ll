; Garbage collection: functions name their collector, and what a safepoint relocates is named by its token.
declare void @g()
declare void @h(i32)
declare void @llvm.gcroot(ptr, ptr)
declare ptr @llvm.gcread(ptr, ptr)
declare token @llvm.experimental.gc.statepoint.p0(i64, i32, ptr, i32, i32, ...)
declare i32 @llvm.experimental.gc.result.i32(token)
declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32, i32)
declare ptr @llvm.experimental.gc.relocate.p0(token, i32, i32)
define void @none(ptr %p) {
  %a = call ptr @llvm.gcread(ptr %p, ptr %p) ; error: 3 E0262 enclosing function does not use GC
  ret void
}
define void @roots(ptr %p) gc "shadow-stack" {
  %a = alloca i32
  %b = alloca ptr
  call void @llvm.gcroot(ptr %p, ptr null) ; error: 30 E0262 must be an alloca
  call void @llvm.gcroot(ptr %a, ptr null) ; error: 30 E0262 must either be a pointer alloca
  call void @llvm.gcroot(ptr %b, ptr %p) ; error: 38 E0262 must be a constant
  call void @llvm.gcroot(ptr %b, ptr null)
  ret void
}
define void @safepoints(ptr addrspace(1) %p, i64 %n, ptr %q) gc "statepoint-example" {
  %a = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr @g, i32 0, i32 0, i32 0, i32 0) ; error: 104 E0262 must have elementtype attribute
  %b = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @h, i32 0, i32 0, i32 0, i32 0) ; error: 136 E0262 mismatch in number of call args
  %c = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void (i32)) @h, i32 1, i32 0, i64 5, i32 0, i32 0) ; error: 150 E0262 does not match wrapped function type
  %d = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 9, i32 0, i32 0) ; error: 140 E0262 unknown flag
  %e = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %p, i64 %n) ]
  %f = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %e, i32 0, i32 0)
  %h = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %e, i32 2, i32 0) ; error: 78 E0262 base index out of bounds
  %i = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %e, i32 0, i32 1) ; error: 85 E0262 must be a pointer
  %j = call ptr @llvm.experimental.gc.relocate.p0(token %e, i32 0, i32 0) ; error: 3 E0262 shouldn't change its address space
  %k = call i32 @llvm.experimental.gc.result.i32(token %e) ; error: 3 E0262 does not match wrapped callee
  %l = call i32 @llvm.experimental.gc.result.i32(token none) ; error: 56 E0262 must be from a statepoint
  ret void
}
