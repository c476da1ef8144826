; Intrinsics that ask the processor for something, or tell it something.

declare i64 @llvm.x86.rdtsc()
declare { i64, i32 } @llvm.x86.rdtscp()
declare { i16, i32 } @llvm.x86.rdrand.16()
declare { i64, i32 } @llvm.x86.rdrand.64()
declare { i32, i32 } @llvm.x86.rdseed.32()
declare i32 @llvm.x86.xbegin()
declare i32 @llvm.x86.xtest()
declare void @llvm.x86.xabort(i8 immarg)
declare void @llvm.x86.clflushopt(ptr)
declare void @llvm.x86.clwb(ptr)
declare void @llvm.x86.cldemote(ptr)
declare i64 @llvm.x86.rdsspq(i64)
declare void @llvm.x86.directstore64(ptr, i64)
declare void @llvm.x86.movdir64b(ptr, ptr)
declare i8 @llvm.x86.addcarry.u64(i8, i64, i64, ptr)
declare i8 @llvm.x86.subborrow.u32(i8, i32, i32, ptr)
declare i64 @llvm.x86.sse42.crc32.64.8(i64, i8)

; Time does not go back.
; run: @clock() == i1 true
define i1 @clock() {
  %a = call i64 @llvm.x86.rdtsc()
  %p = call { i64, i32 } @llvm.x86.rdtscp()
  %b = extractvalue { i64, i32 } %p, 0
  %ok = icmp uge i64 %b, %a
  ret i1 %ok
}

; Of many numbers one is ready, not all are the same.
; run: @random() == i1 true
define i1 @random() {
  br label %loop
loop:
  %n = phi i32 [ 0, %0 ], [ %m, %loop ]
  %all = phi i64 [ 0, %0 ], [ %more, %loop ]
  %ready = phi i32 [ 0, %0 ], [ %now, %loop ]
  %p = call { i64, i32 } @llvm.x86.rdrand.64()
  %v = extractvalue { i64, i32 } %p, 0
  %r = extractvalue { i64, i32 } %p, 1
  %q = call { i16, i32 } @llvm.x86.rdrand.16()
  %s = extractvalue { i16, i32 } %q, 1
  %both = and i32 %r, %s
  %more = or i64 %all, %v
  %now = or i32 %ready, %both
  %m = add i32 %n, 1
  %c = icmp ult i32 %m, 64
  br i1 %c, label %loop, label %done
done:
  %some = icmp ne i64 %more, 0
  %one = icmp eq i32 %now, 1
  %ok = and i1 %some, %one
  ret i1 %ok
}

; Whether a seed is ready is 0 or 1.
; run: @seed() == i1 true
define i1 @seed() {
  %p = call { i32, i32 } @llvm.x86.rdseed.32()
  %r = extractvalue { i32, i32 } %p, 1
  %ok = icmp ult i32 %r, 2
  ret i1 %ok
}

; A transaction that does not begin: what follows is the other way.
; run: @transaction() == i32 7
define i32 @transaction() {
  %s = call i32 @llvm.x86.xbegin()
  %begun = icmp eq i32 %s, -1
  br i1 %begun, label %inside, label %outside
inside:
  ret i32 1
outside:
  %t = call i32 @llvm.x86.xtest()
  call void @llvm.x86.xabort(i8 3)
  %r = add i32 %t, 7
  ret i32 %r
}

; run: @caches() == i64 42
define i64 @caches() {
  %p = alloca [128 x i8], align 64
  store i64 41, ptr %p
  call void @llvm.x86.clflushopt(ptr %p)
  call void @llvm.x86.clwb(ptr %p)
  call void @llvm.x86.cldemote(ptr %p)
  %q = getelementptr i8, ptr %p, i64 64
  %v = load i64, ptr %p
  %w = add i64 %v, 1
  call void @llvm.x86.directstore64(ptr %q, i64 %w)
  %x = load i64, ptr %q
  %y = call i64 @llvm.x86.rdsspq(i64 %x)
  ret i64 %y
}

@from = constant [8 x i64] [i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8], align 64
; run: @line() == i64 8
define i64 @line() {
  %to = alloca [8 x i64], align 64
  call void @llvm.x86.movdir64b(ptr %to, ptr @from)
  %p = getelementptr i64, ptr %to, i64 7
  %v = load i64, ptr %p
  ret i64 %v
}

; The older intrinsics store the sum and return the carry.
; run: @carry() == i64 3
define i64 @carry() {
  %p = alloca i64
  %c = call i8 @llvm.x86.addcarry.u64(i8 1, i64 -1, i64 2, ptr %p)
  %v = load i64, ptr %p
  %d = zext i8 %c to i64
  %r = add i64 %v, %d
  ret i64 %r
}
; run: @borrow() == i32 -6
define i32 @borrow() {
  %p = alloca i32
  %c = call i8 @llvm.x86.subborrow.u32(i8 1, i32 3, i32 9, ptr %p)
  %v = load i32, ptr %p
  %d = zext i8 %c to i32
  %r = add i32 %v, %d
  ret i32 %r
}

; The checksum of "a" from nothing: only the lower half of the start counts.
; run: @checksum() == i64 2477592673
define i64 @checksum() {
  %r = call i64 @llvm.x86.sse42.crc32.64.8(i64 -4294967296, i8 97)
  ret i64 %r
}
