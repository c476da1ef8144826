; Pointers of 32 bits, as C's `__ptr32`: four bytes in memory, and addresses in the lowest part of it.
; covers: 4-6 4-54
; run: @stored(i32 9) == i32 9
; run: @constants() == i32 17
; run: @reached() == i32 44
; run: @wraps() == i64 0
; run: @extended() == i1 true
; run: @ordered(i32 -1, i32 1) == i1 true
; run: @chosen(i1 true) == i32 16
; run: @lanes() == i32 12
; run: @called() == i32 3
; run: @named(i32 5) == i32 6
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
%short = type ptr addrspace(270)
@s = global [2 x ptr addrspace(270)] [ptr addrspace(270) inttoptr (i64 5 to ptr addrspace(270)), ptr addrspace(270) null]
@pair = global { i8, ptr addrspace(270), i32 } { i8 1, ptr addrspace(270) inttoptr (i32 12 to ptr addrspace(270)), i32 6 }
; A store of one leaves what follows.
define i32 @stored(i32 %x) {
  %p = alloca [2 x i32]
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %x, ptr %q
  %n = inttoptr i32 -1 to ptr addrspace(270)
  store ptr addrspace(270) %n, ptr %p
  %r = load i32, ptr %q
  ret i32 %r
}
; 5 and 7 more; and as many bytes behind the first as the layout says, where 12 and then 6 stand: 5 + 7 + 5
define i32 @constants() {
  %b = load ptr addrspace(270), ptr @s
  %d = getelementptr i8, ptr addrspace(270) %b, i64 7
  store ptr addrspace(270) %d, ptr getelementptr (i8, ptr @s, i64 4)
  %l = load i32, ptr getelementptr (i8, ptr @s, i64 4)
  %f = getelementptr { i8, ptr addrspace(270), i32 }, ptr @pair, i64 0, i32 1
  %g = load ptr addrspace(270), ptr %f
  %h = ptrtoint ptr addrspace(270) %g to i32
  %i = load i32, ptr getelementptr (i8, ptr @pair, i64 8)
  %j = sub i32 %h, %i
  %k = sub i32 %j, 1
  %r = add i32 %l, %k
  ret i32 %r
}
; Memory that is mapped below 2 GiB (MAP_32BIT) is reached both ways.
declare ptr @mmap(ptr, i64, i32, i32, i32, i64)
define i32 @reached() {
  %p = call ptr @mmap(ptr null, i64 4096, i32 3, i32 98, i32 -1, i64 0)
  %q = addrspacecast ptr %p to ptr addrspace(270)
  %e = getelementptr i32, ptr addrspace(270) %q, i64 3
  store i32 11, ptr addrspace(270) %e
  %w = getelementptr i32, ptr %p, i64 3
  %a = load i32, ptr %w
  %old = atomicrmw add ptr addrspace(270) %e, i32 22 seq_cst
  %u = addrspacecast ptr addrspace(270) %e to ptr addrspace(271)
  %b = load i32, ptr addrspace(271) %u
  %r = add i32 %a, %b
  ret i32 %r
}
; Addresses are computed in 32 bits.
define i64 @wraps() {
  %p = inttoptr i64 4294967295 to ptr addrspace(271)
  %q = getelementptr i8, ptr addrspace(271) %p, i64 1
  %r = ptrtoint ptr addrspace(271) %q to i64
  ret i64 %r
}
; Address space 270 is signed on the x86, 271 is not.
define i1 @extended() {
  %p = inttoptr i32 -2 to ptr addrspace(270)
  %q = addrspacecast ptr addrspace(270) %p to ptr
  %a = ptrtoint ptr %q to i64
  %c = icmp eq i64 %a, -2
  %s = inttoptr i32 -2 to ptr addrspace(271)
  %t = addrspacecast ptr addrspace(271) %s to ptr
  %b = ptrtoint ptr %t to i64
  %d = icmp eq i64 %b, 4294967294
  %r = and i1 %c, %d
  ret i1 %r
}
define i1 @ordered(i32 %x, i32 %y) {
  %p = inttoptr i32 %x to ptr addrspace(270)
  %q = inttoptr i32 %y to ptr addrspace(270)
  %c = icmp ugt ptr addrspace(270) %p, %q
  %d = icmp slt ptr addrspace(270) %p, %q
  %n = icmp ne ptr addrspace(270) %p, null
  %e = and i1 %c, %d
  %r = and i1 %e, %n
  ret i1 %r
}
define ptr addrspace(270) @next(ptr addrspace(270) %p) {
  %q = getelementptr i64, ptr addrspace(270) %p, i32 1
  ret ptr addrspace(270) %q
}
define i32 @chosen(i1 %c) {
entry:
  %p = call ptr addrspace(270) @next(ptr addrspace(270) null)
  br i1 %c, label %yes, label %end
yes:
  %q = call ptr addrspace(270) @next(ptr addrspace(270) %p)
  br label %end
end:
  %x = phi ptr addrspace(270) [ %p, %entry ], [ %q, %yes ]
  %f = freeze ptr addrspace(270) %x
  %s = select i1 %c, ptr addrspace(270) %f, ptr addrspace(270) null
  %r = ptrtoint ptr addrspace(270) %s to i32
  ret i32 %r
}
define i32 @lanes() {
  %p = load ptr addrspace(270), ptr getelementptr (i8, ptr @pair, i64 4)
  %v = insertelement <2 x ptr addrspace(270)> zeroinitializer, ptr addrspace(270) %p, i64 1
  %w = insertvalue { i8, <2 x ptr addrspace(270)> } zeroinitializer, <2 x ptr addrspace(270)> %v, 1
  %x = extractvalue { i8, <2 x ptr addrspace(270)> } %w, 1
  %e = extractelement <2 x ptr addrspace(270)> %x, i64 1
  %r = ptrtoaddr ptr addrspace(270) %e to i32
  ret i32 %r
}
define i32 @called() {
  %p = inttoptr i32 3 to ptr addrspace(270)
  %r = call i32 @number(ptr addrspace(270) %p, i32 0)
  ret i32 %r
}
define i32 @number(ptr addrspace(270) %p, i32 %n) {
  %r = ptrtoint ptr addrspace(270) %p to i32
  ret i32 %r
}
define i32 @named(i32 %x) {
  %p = inttoptr i32 %x to %short
  %q = getelementptr i8, %short %p, i8 1
  %r = ptrtoint %short %q to i32
  ret i32 %r
}
