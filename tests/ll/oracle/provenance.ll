; Pointers keep what they point to through memory, through numbers and through copies byte by byte.
; run: @through_memory() == i32 5
; run: @through_number() == i32 5
; run: @through_bytes() == i32 5
; run: @through_end() == i32 7
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @through_memory() {
  %x = alloca i32
  %s = alloca { i64, ptr }
  %t = alloca { i64, ptr }
  store i32 5, ptr %x
  %f = getelementptr { i64, ptr }, ptr %s, i32 0, i32 1
  store i64 1, ptr %s
  store ptr %x, ptr %f
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 16, i1 false)
  %g = getelementptr { i64, ptr }, ptr %t, i32 0, i32 1
  %p = load ptr, ptr %g
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @through_number() {
  %x = alloca i32
  store i32 5, ptr %x
  %n = ptrtoint ptr %x to i64
  %m = xor i64 %n, -1
  %o = xor i64 %m, -1
  %p = inttoptr i64 %o to ptr
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @through_bytes() {
  %x = alloca i32
  %s = alloca ptr
  %t = alloca ptr
  store i32 5, ptr %x
  store ptr %x, ptr %s
  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %n, %loop ]
  %a = getelementptr i8, ptr %s, i64 %i
  %b = getelementptr i8, ptr %t, i64 %i
  %c = load i8, ptr %a
  store i8 %c, ptr %b
  %n = add i64 %i, 1
  %more = icmp ult i64 %n, 8
  br i1 %more, label %loop, label %done
done:
  %p = load ptr, ptr %t
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @through_end() {
  %a = alloca [2 x i32]
  %b = alloca [2 x i32]
  store i32 7, ptr %b
  %q = getelementptr i32, ptr %a, i64 1
  store i32 7, ptr %q
  %end = getelementptr inbounds i32, ptr %a, i64 2
  %back = getelementptr inbounds i32, ptr %end, i64 -1
  %v = load i32, ptr %back
  ret i32 %v
}
