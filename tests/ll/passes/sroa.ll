; Structs and arrays that are accessed part by part at known places become an alloca for each part.
; passes: sroa
; run: @fields(i64 5) == i64 47
; run: @copied(i32 7) == i32 21
; run: @zeroed() == i64 0
; run: @marked(i32 3) == i32 4
; run: @padding() == i32 1
; run: @overlapping() == i32 513
; run: @variable(i64 1) == i32 9
; run: @passed() == i32 6
; run: @whole() == i64 3
; run: @negative() == i32 8
; run: @bool(i1 true) == i1 true
; run: @through(i32 11) == i32 11

%pair = type { i32, i64 }
%nest = type { %pair, [2 x i32] }

define i64 @fields(i64 %n) {
  %s = alloca %nest
  %a = getelementptr %pair, ptr %s, i32 0, i32 1
  store i64 %n, ptr %a
  %b = getelementptr %nest, ptr %s, i64 0, i32 1, i64 1
  store i32 42, ptr %b
  %first = getelementptr i8, ptr %s, i64 8
  %x = load i64, ptr %first
  %y = load i32, ptr %b
  %wide = zext i32 %y to i64
  %r = add i64 %x, %wide
  ret i64 %r
}

; Copies move all bytes, also those that nobody reads here.
define i32 @copied(i32 %n) {
  %s = alloca { i32, i32, i32 }
  %t = alloca { i32, i32, i32 }
  %s2 = getelementptr { i32, i32, i32 }, ptr %s, i32 0, i32 2
  store i32 %n, ptr %s
  store i32 14, ptr %s2
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 12, i1 false)
  %t2 = getelementptr { i32, i32, i32 }, ptr %t, i32 0, i32 2
  %x = load i32, ptr %t
  %y = load i32, ptr %t2
  %r = add i32 %x, %y
  ret i32 %r
}

define i64 @zeroed() {
  %s = alloca { i64, ptr, double }
  call void @llvm.memset.p0.i64(ptr %s, i8 0, i64 24, i1 false)
  %p = getelementptr { i64, ptr, double }, ptr %s, i32 0, i32 1
  %x = load i64, ptr %s
  %y = load ptr, ptr %p
  %z = ptrtoint ptr %y to i64
  %r = or i64 %x, %z
  ret i64 %r
}

; A mark does not keep a variable in memory.
define i32 @marked(i32 %n) {
  %x = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %x)
  store i32 %n, ptr %x
  %y = load i32, ptr %x
  call void @llvm.lifetime.end.p0(i64 4, ptr %x)
  %r = add i32 %y, 1
  ret i32 %r
}

@source = global { i8, [3 x i8], i32 } { i8 2, [3 x i8] c"abc", i32 5 }
@target = global { i8, [3 x i8], i32 } zeroinitializer

; What lies between fields is copied too.
define i32 @padding() {
  %s = alloca { i8, i32 }
  call void @llvm.memcpy.p0.p0.i64(ptr %s, ptr @source, i64 8, i1 false)
  %last = getelementptr { i8, i32 }, ptr %s, i32 0, i32 1
  store i32 5, ptr %last
  call void @llvm.memmove.p0.p0.i64(ptr @target, ptr %s, i64 8, i1 false)
  %a = load i64, ptr @source
  %b = load i64, ptr @target
  %same = icmp eq i64 %a, %b
  %r = zext i1 %same to i32
  ret i32 %r
}

; Parts that overlap stay memory.
define i32 @overlapping() {
  %s = alloca [4 x i8]
  store i32 1, ptr %s
  %b = getelementptr i8, ptr %s, i64 1
  store i8 2, ptr %b
  %r = load i32, ptr %s
  ret i32 %r
}

; So does what is accessed at places that are not known,
define i32 @variable(i64 %n) {
  %s = alloca [2 x i32]
  %b = getelementptr [2 x i32], ptr %s, i64 0, i64 1
  store i32 9, ptr %b
  %c = getelementptr [2 x i32], ptr %s, i64 0, i64 %n
  %r = load i32, ptr %c
  ret i32 %r
}

; what others get to know,
define i32 @passed() {
  %s = alloca { i32, i32 }
  %b = getelementptr { i32, i32 }, ptr %s, i32 0, i32 1
  store i32 4, ptr %b
  %r = call i32 @other(ptr %b)
  ret i32 %r
}

define i32 @other(ptr %p) {
  %x = load i32, ptr %p
  %r = add i32 %x, 2
  ret i32 %r
}

; and what is accessed as a whole.
define i64 @whole() {
  %s = alloca { i64, i64 }
  store { i64, i64 } { i64 1, i64 2 }, ptr %s
  %b = getelementptr { i64, i64 }, ptr %s, i32 0, i32 1
  %x = load i64, ptr %s
  %y = load i64, ptr %b
  %r = add i64 %x, %y
  ret i64 %r
}

define i32 @negative() {
  %s = alloca [3 x i32]
  %c = getelementptr i32, ptr %s, i64 2
  %b = getelementptr i32, ptr %c, i8 -1
  store i32 8, ptr %b
  %d = getelementptr [3 x i32], ptr %s, i64 0, i64 1
  %r = load i32, ptr %d
  ret i32 %r
}

; Not all bits of its byte are the value's: it is not taken out of a copy.
define i1 @bool(i1 %b) {
  %s = alloca { i1, i8 }
  %t = alloca { i1, i8 }
  store i1 %b, ptr %s
  call void @llvm.memcpy.p0.p0.i64(ptr %t, ptr %s, i64 1, i1 false)
  %r = load i1, ptr %t
  ret i1 %r
}

; A copy of a copy, in the order in which they are not taken.
define i32 @through(i32 %n) {
  %c = alloca { i32, i32 }
  %b = alloca { i32, i32 }
  %a = alloca { i32, i32 }
  %a1 = getelementptr { i32, i32 }, ptr %a, i32 0, i32 1
  store i32 %n, ptr %a1
  call void @llvm.memcpy.p0.p0.i64(ptr %b, ptr %a, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr %c, ptr %b, i64 8, i1 false)
  %c1 = getelementptr { i32, i32 }, ptr %c, i32 0, i32 1
  %r = load i32, ptr %c1
  ret i32 %r
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
