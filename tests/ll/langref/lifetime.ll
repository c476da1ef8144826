; A lifetime that is marked: what the slot held before it starts is gone, and so is what it held before it ended.
; covers: 4-21
; run: @twice(i32 20) == i32 41
; run: @sized(i32 20) == i32 20
; run: @dead() == i1 true
declare void @llvm.lifetime.start.p0(ptr)
declare void @llvm.lifetime.end.p0(ptr)
define i32 @twice(i32 %x) {
  %p = alloca i32
  call void @llvm.lifetime.start.p0(ptr %p)
  store i32 %x, ptr %p
  %a = load i32, ptr %p
  call void @llvm.lifetime.end.p0(ptr %p)
  call void @llvm.lifetime.start.p0(ptr %p)
  %n = add i32 %x, 1
  store i32 %n, ptr %p
  %b = load i32, ptr %p
  call void @llvm.lifetime.end.p0(ptr %p)
  %r = add i32 %a, %b
  ret i32 %r
}
; Operations that do not dereference work on objects that are not alive.
define i1 @dead() {
  %p = alloca [4 x i32]
  %q = getelementptr [4 x i32], ptr %p, i64 0, i64 3
  %i = ptrtoint ptr %p to i64
  %j = ptrtoint ptr %q to i64
  %d = sub i64 %j, %i
  %c = icmp eq i64 %d, 12
  %n = icmp ne ptr %p, null
  %r = and i1 %c, %n
  call void @llvm.lifetime.start.p0(ptr %p)
  call void @llvm.lifetime.end.p0(ptr %p)
  %z = icmp ult ptr %p, %q
  %s = and i1 %r, %z
  ret i1 %s
}
define i32 @sized(i32 %x) {
  %r = call i32 @with_size(i32 %x)
  ret i32 %r
}
define i32 @with_size(i32 %x) {
  %p = alloca i32
  store i32 %x, ptr %p
  %r = load i32, ptr %p
  ret i32 %r
}
