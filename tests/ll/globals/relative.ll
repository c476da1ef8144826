; Tables of relative addresses, as compilers write them, and every other constant over addresses.
; run: @relative() == i32 12
; run: @functions() == i32 105
; run: @expressions() == i32 63
; run: @blocks() == i32 2
; run: @marked() == i32 15
@numbers = private constant [3 x i32] [i32 10, i32 20, i32 30]
@table = private unnamed_addr constant [3 x i32] [
  i32 trunc (i64 sub (i64 ptrtoint (ptr @numbers to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr @five to i64), i64 ptrtoint (ptr @table to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @hundred to i64), i64 ptrtoint (ptr getelementptr inbounds ([3 x i32], ptr @table, i32 0, i32 2) to i64)) to i32)]
@length = global i64 sub (i64 ptrtoint (ptr getelementptr ([3 x i32], ptr @numbers, i64 1) to i64), i64 ptrtoint (ptr @numbers to i64))
@inside = constant ptr getelementptr inbounds inrange(-8, 4) ({ [3 x i32] }, ptr @numbers, i32 0, i32 0, i32 2)
@number = constant ptr inttoptr (i64 1234 to ptr)
@elsewhere = addrspace(1) global i32 88
@space = constant ptr addrspacecast (ptr addrspace(1) @elsewhere to ptr)
@masked = constant i64 xor (i64 ptrtoint (ptr @numbers to i64), i64 -1)
@below = constant i128 sub (i128 ptrtoint (ptr @numbers to i128), i128 1)
@block = constant ptr blockaddress(@jump, %two)
@steps = constant [2 x i32] [
  i32 0,
  i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@jump, %two) to i64), i64 ptrtoint (ptr blockaddress(@jump, %one) to i64)) to i32)]
@equivalent = constant ptr dso_local_equivalent @five
@unchecked = constant ptr no_cfi @five
declare ptr @llvm.load.relative.i64(ptr, i64)

define internal i32 @five() align 4 { ret i32 5 }
define i32 @hundred() { ret i32 100 }

define i32 @relative() {
  %p = call ptr @llvm.load.relative.i64(ptr @table, i64 0)
  %same = icmp eq ptr %p, @numbers
  %length = load i64, ptr @length
  %n = trunc i64 %length to i32
  %r = select i1 %same, i32 %n, i32 0
  ret i32 %r
}
define i32 @functions() {
  %f = call ptr @llvm.load.relative.i64(ptr @table, i64 4)
  %a = call i32 %f()
  %at = getelementptr [3 x i32], ptr @table, i32 0, i32 2
  %distance = load i32, ptr %at
  %wide = sext i32 %distance to i64
  %from = ptrtoint ptr %at to i64
  %to = add i64 %from, %wide
  %g = inttoptr i64 %to to ptr
  %b = call i32 %g()
  %r = add i32 %a, %b
  ret i32 %r
}
define i32 @expressions() {
  %inside = load ptr, ptr @inside
  %thirty = load i32, ptr %inside
  %a = icmp eq i32 %thirty, 30
  %number = load i64, ptr @number
  %b = icmp eq i64 %number, 1234
  %space = load ptr, ptr @space
  %v = load i32, ptr %space
  %c = icmp eq i32 %v, 88
  %masked = load i64, ptr @masked
  %address = xor i64 %masked, -1
  %p = inttoptr i64 %address to ptr
  %d = icmp eq ptr %p, @numbers
  %below = load i128, ptr @below
  %above = add i128 %below, 1
  %back = trunc i128 %above to i64
  %e = icmp eq i64 %back, ptrtoint (ptr @numbers to i64)
  %f = icmp ugt i64 %back, sub (i64 ptrtoint (ptr @numbers to i64), i64 1)
  %a32 = zext i1 %a to i32
  %b32 = select i1 %b, i32 2, i32 0
  %c32 = select i1 %c, i32 4, i32 0
  %d32 = select i1 %d, i32 8, i32 0
  %e32 = select i1 %e, i32 16, i32 0
  %f32 = select i1 %f, i32 32, i32 0
  %ab = add i32 %a32, %b32
  %cd = add i32 %c32, %d32
  %ef = add i32 %e32, %f32
  %abcd = add i32 %ab, %cd
  %all = add i32 %abcd, %ef
  ret i32 %all
}
define i32 @jump(ptr %p) {
  indirectbr ptr %p, [label %one, label %two]
one:
  ret i32 1
two:
  ret i32 2
}
define i32 @blocks() {
  %p = load ptr, ptr @block
  %r = call i32 @jump(ptr %p)
  %at = getelementptr [2 x i32], ptr @steps, i32 0, i32 1
  %step = load i32, ptr %at
  %wide = sext i32 %step to i64
  %q = getelementptr i8, ptr blockaddress(@jump, %one), i64 %wide
  %s = call i32 @jump(ptr %q)
  %same = icmp eq i32 %r, %s
  %t = select i1 %same, i32 %r, i32 0
  ret i32 %t
}
define i32 @marked() {
  %f = load ptr, ptr @equivalent
  %a = call i32 %f()
  %g = load ptr, ptr @unchecked
  %b = call i32 %g()
  %c = call i32 dso_local_equivalent @five()
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
