; Counts, alignments, sizes known only at run time.
; run: @count() == i32 60
; run: @dynamic(i32 10) == i32 45
; run: @dynamic(i32 1) == i32 0
; run: @aligned() == i64 0
; run: @aligned_dynamic(i64 3) == i64 0
; run: @loop(i64 5) == i64 10

define i32 @count() {
  %a = alloca i32, i32 3
  %p1 = getelementptr i32, i32* %a, i32 1
  %p2 = getelementptr i32, i32* %a, i32 2
  store i32 10, i32* %a
  store i32 20, i32* %p1
  store i32 30, i32* %p2
  %x = load i32, i32* %a
  %y = load i32, i32* %p1
  %z = load i32, i32* %p2
  %s = add i32 %x, %y
  %t = add i32 %s, %z
  ret i32 %t
}
define i32 @dynamic(i32 %n) {
entry:
  %a = alloca i32, i32 %n
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %i1, %fill ]
  %p = getelementptr i32, i32* %a, i32 %i
  store i32 %i, i32* %p
  %i1 = add i32 %i, 1
  %c = icmp slt i32 %i1, %n
  br i1 %c, label %fill, label %sum
sum:
  %j = phi i32 [ 0, %fill ], [ %j1, %sum ]
  %s = phi i32 [ 0, %fill ], [ %s1, %sum ]
  %q = getelementptr i32, i32* %a, i32 %j
  %v = load i32, i32* %q
  %s1 = add i32 %s, %v
  %j1 = add i32 %j, 1
  %d = icmp slt i32 %j1, %n
  br i1 %d, label %sum, label %done
done:
  ret i32 %s1
}
define i64 @aligned() {
  %a = alloca i8, align 1024
  %b = alloca i32, i32 4, align 64
  store i8 1, i8* %a
  store i32 1, i32* %b
  %x = ptrtoint i8* %a to i64
  %y = ptrtoint i32* %b to i64
  %m = and i64 %x, 1023
  %n = and i64 %y, 63
  %r = or i64 %m, %n
  ret i64 %r
}
define i64 @aligned_dynamic(i64 %n) {
  %a = alloca i16, i64 %n, align 256
  store i16 1, i16* %a
  %x = ptrtoint i16* %a to i64
  %m = and i64 %x, 255
  ret i64 %m
}
; Slots of earlier rounds stay: each points to the one before.
define i64 @loop(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %prev = phi { i64, i8* }* [ null, %entry ], [ %c, %loop ]
  %c = alloca { i64, i8* }
  %v = getelementptr { i64, i8* }, { i64, i8* }* %c, i32 0, i32 0
  store i64 %i, i64* %v
  %l = getelementptr { i64, i8* }, { i64, i8* }* %c, i32 0, i32 1
  %pb = bitcast { i64, i8* }* %prev to i8*
  store i8* %pb, i8** %l
  %i1 = add i64 %i, 1
  %again = icmp slt i64 %i1, %n
  br i1 %again, label %loop, label %walk
walk:
  %w = phi { i64, i8* }* [ %c, %loop ], [ %next, %walk ]
  %s = phi i64 [ 0, %loop ], [ %s1, %walk ]
  %wv = getelementptr { i64, i8* }, { i64, i8* }* %w, i32 0, i32 0
  %x = load i64, i64* %wv
  %s1 = add i64 %s, %x
  %wl = getelementptr { i64, i8* }, { i64, i8* }* %w, i32 0, i32 1
  %nb = load i8*, i8** %wl
  %next = bitcast i8* %nb to { i64, i8* }*
  %more = icmp ne i8* %nb, null
  br i1 %more, label %walk, label %done
done:
  ret i64 %s1
}
