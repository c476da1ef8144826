; What LLVM accepts though it looks wrong.
; run: @f() == i32 3
target datalayout = "e-P1-p:64:64"
%opaque = type opaque
@zero = common global <2 x i32> <i32 0, i32 0>
@zeros = common global { i32, [2 x i8] } { i32 0, [2 x i8] c"\00\00" }
@far = addrspace(3) global [4 x i32] [i32 0, i32 1, i32 2, i32 3]
@alias = alias [4 x i32], [4 x i32] addrspace(3)* @far
declare void @result(%opaque* sret(%opaque))
declare void @copy(i32* byval(i32) readnone)
declare <8 x i8> @same(<2 x i32> returned)
declare void @nothing() vscale_range(0, 0)
declare void @kinds(i64) allockind("alloc,zeroed")
declare i32 @llvm.unknown(<4 x i32>)
declare i1 @llvm.coro.alloc(token)
declare i32 @personality(...)
define i32 @f() sanitize_memtag {
  %p = getelementptr [4 x i32], [4 x i32] addrspace(3)* @alias, i32 0, i32 3
  %n = load i32, i32 addrspace(3)* %p
  ret i32 %n
}
declare i8* @llvm.objc.retainAutoreleasedReturnValue(i8*)
define void @attached() {
  %o = call i8* @llvm.objc.retainAutoreleasedReturnValue(i8* null) [ "clang.arc.attachedcall"(i8* (i8*)* @llvm.objc.retainAutoreleasedReturnValue) ]
  ret void
}
define i8 addrspace(1)* @block() {
  br label %b
b:
  ret i8 addrspace(1)* blockaddress(@block, %b)
}
define void @undefined() {
  %t = call i1 @llvm.coro.alloc(token undef)
  ret void
}
define void @pads() personality i32 (...)* @personality {
  invoke void @undefined() to label %done unwind label %outer
outer:
  %o = cleanuppad within none []
  invoke void @undefined() [ "funclet"(token %o) ] to label %inside unwind label %handler
inside:
  cleanupret from %o unwind label %next
handler:
  %s = catchswitch within %o [label %catch] unwind to caller
catch:
  %c = catchpad within %s []
  catchret from %c to label %inside
next:
  %n = cleanuppad within none []
  cleanupret from %n unwind to caller
done:
  ret void
}
