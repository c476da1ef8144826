; Intrinsics about pointers, and those that only say something to an optimizer.
; exit: 42
@table = constant [2 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr @value to i64), i64 ptrtoint (ptr @table to i64)) to i32), i32 7]
@value = constant i32 40
@own = thread_local global i32 40
@word = constant [5 x i8] c"name\00"
declare ptr @llvm.load.relative.i64(ptr, i64)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
declare ptr @llvm.returnaddress(i32)
declare ptr @llvm.frameaddress.p0(i32)
declare i64 @llvm.readcyclecounter()
declare i64 @llvm.objectsize.i64.p0(ptr, i1, i1, i1)
declare i1 @llvm.is.constant.i32(i32)
declare i32 @llvm.expect.i32(i32, i32)
declare ptr @llvm.invariant.start.p0(i64, ptr)
declare void @llvm.invariant.end.p0(ptr, i64, ptr)
declare ptr @llvm.launder.invariant.group.p0(ptr)
declare ptr @llvm.strip.invariant.group.p0(ptr)
declare void @llvm.assume(i1)
declare void @llvm.sideeffect()
declare void @llvm.donothing()
declare void @llvm.pseudoprobe(i64, i64, i32, i64)
declare i32 @llvm.annotation.i32.p0(i32, ptr, ptr, i32)
declare void @llvm.var.annotation.p0.p0(ptr, ptr, ptr, i32, ptr)
declare ptr @llvm.threadlocal.address.p0(ptr)
define i32 @main() {
  %at = call ptr @llvm.load.relative.i64(ptr @table, i64 0)
  %v = load i32, ptr %at
  %p = alloca i64, align 16
  store i64 1, ptr %p
  %odd = getelementptr i8, ptr %p, i64 5
  %back = call ptr @llvm.ptrmask.p0.i64(ptr %odd, i64 -8)
  call void @llvm.assume(i1 true) [ "align"(ptr %p, i64 16), "nonnull"(ptr %p) ]
  call void @llvm.sideeffect()
  call void @llvm.donothing()
  call void @llvm.pseudoprobe(i64 1, i64 2, i32 0, i64 -1)
  call void @llvm.var.annotation.p0.p0(ptr %p, ptr @word, ptr @word, i32 1, ptr null)
  %same = call ptr @llvm.launder.invariant.group.p0(ptr %back)
  %again = call ptr @llvm.strip.invariant.group.p0(ptr %same)
  %group = call ptr @llvm.invariant.start.p0(i64 8, ptr %p)
  call void @llvm.invariant.end.p0(ptr %group, i64 8, ptr %p)
  %one = load i64, ptr %again
  %first = call i64 @llvm.readcyclecounter()
  %second = call i64 @llvm.readcyclecounter()
  %later = icmp uge i64 %second, %first
  %caller = call ptr @llvm.returnaddress(i32 0)
  %frame = call ptr @llvm.frameaddress.p0(i32 0)
  %size = call i64 @llvm.objectsize.i64.p0(ptr %p, i1 true, i1 true, i1 false)
  %known = call i1 @llvm.is.constant.i32(i32 %v)
  %a = call i32 @llvm.expect.i32(i32 %v, i32 1)
  %b = call i32 @llvm.annotation.i32.p0(i32 %a, ptr @word, ptr @word, i32 3)
  %local = call ptr @llvm.threadlocal.address.p0(ptr @own)
  %c = load i32, ptr %local
  %equal = icmp eq i32 %b, %c
  %n = trunc i64 %one to i32
  %e = zext i1 %equal to i32
  %l = zext i1 %later to i32
  %x = mul i32 %e, %l
  %y = add i32 %b, %n
  %z = add i32 %y, %x
  ret i32 %z
}
