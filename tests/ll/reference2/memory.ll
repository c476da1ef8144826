; Stack memory of any size and alignment, and accesses at any alignment.
; covers: 1-66 1-67
; run: @five() == i32 31
; run: @aligned(i32 5) == i64 0
; run: @frames(i32 200000) == i32 0
; run: @unaligned() == i32 513
define i32 @five() {
  %ptr = alloca i32
  store i32 3, i32* %ptr
  %four = alloca i32, i32 4
  %q = getelementptr i32* %four, i32 3 ; warn: 3 W0211 a `getelementptr` without its source type was only accepted before LLVM 3.7
  store i32 4, i32* %q
  %both = alloca i32, i32 4, align 1024
  %r = getelementptr i32* %both, i32 1
  volatile store i32 8, i32* %r ; warn: 3 W0211 `volatile` before an instruction was only accepted before LLVM 3.1
  %big = alloca i32, align 1024
  store volatile i32 16, i32* %big, align 4
  %none = alloca [0 x i8]
  %a = load i32* %ptr ; warn: 3 W0211 a `load` without the type that is loaded was only accepted before LLVM 3.7
  %b = load i32* %q
  %c = volatile load i32* %r
  %d = load volatile i32, i32* %big, align 1
  %s = add i32 %a, %b
  %t = add i32 %s, %c
  %u = add i32 %t, %d
  ret i32 %u
}
define i64 @aligned(i32 %n) {
  %a = alloca i32, i32 %n, align 1024
  %b = alloca i8, align 64
  %p = ptrtoint i32* %a to i64
  %q = ptrtoint i8* %b to i64
  %x = and i64 %p, 1023
  %y = and i64 %q, 63
  %s = add i64 %x, %y
  ret i64 %s
}
; What a call allocates ends with it: 200,000 times 64 KB are 12 GB.
define i32 @one(i32 %n) {
  %a = alloca [65536 x i8], i32 %n
  %p = getelementptr [65536 x i8]* %a, i32 0, i32 9
  store i8 0, i8* %p
  %x = load i8* %p
  %y = zext i8 %x to i32
  ret i32 %y
}
define i32 @frames(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %r = call i32 @one(i32 1)
  %sum = add i32 %s, %r
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum
}
define i32 @unaligned() {
  %b = alloca [8 x i8]
  %p = getelementptr [8 x i8]* %b, i32 0, i32 1
  %w = bitcast i8* %p to i32*
  store i32 513, i32* %w, align 1
  %x = load i32* %w, align 1
  ret i32 %x
}
