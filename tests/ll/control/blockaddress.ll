; Addresses of blocks as values: none is null, each is itself only, differences take a jump back.
; covers: 4-79
; run: @null() == i1 false
; run: @itself() == i1 true
; run: @another() == i1 false
; run: @of_another_function() == i1 false
; run: @relative(i64 0) == i32 1
; run: @relative(i64 1) == i32 2
; run: @relative(i64 2) == i32 3
; run: @in_a_struct() == i1 true
; run: @typed() == i32 5

%record = type { i32, ptr }
@g = global %record { i32 1, ptr blockaddress(@relative, %b) }
@offsets = private constant [3 x i32] [
  i32 0,
  i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@relative, %b) to i64), i64 ptrtoint (ptr blockaddress(@relative, %a) to i64)) to i32),
  i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@relative, %c) to i64), i64 ptrtoint (ptr blockaddress(@relative, %a) to i64)) to i32)]

define i1 @null() {
  %c = icmp eq ptr blockaddress(@relative, %a), null
  ret i1 %c
}
define i1 @itself() {
  %p = load ptr, ptr getelementptr (%record, ptr @g, i32 0, i32 1)
  %c = icmp eq ptr blockaddress(@relative, %b), %p
  ret i1 %c
}
define i1 @another() {
  %c = icmp eq ptr blockaddress(@relative, %a), blockaddress(@relative, %b)
  ret i1 %c
}
define i1 @of_another_function() {
  %c = icmp eq ptr blockaddress(@relative, %a), blockaddress(@other, %a)
  ret i1 %c
}
define void @other() {
  br label %a
a:
  ret void
}
define i32 @relative(i64 %n) {
  %slot = getelementptr [3 x i32], ptr @offsets, i64 0, i64 %n
  %offset = load i32, ptr %slot
  %wide = sext i32 %offset to i64
  %to = getelementptr i8, ptr blockaddress(@relative, %a), i64 %wide
  indirectbr ptr %to, [label %a, label %b, label %c]
a:
  ret i32 1
b:
  ret i32 2
c:
  ret i32 3
}
define i1 @in_a_struct() {
  %r = getelementptr %record, ptr @g, i32 0, i32 1
  %p = load ptr, ptr %r
  %n = ptrtoint ptr %p to i64
  %c = icmp ne i64 %n, 0
  ret i1 %c
}
define i32 @typed() {
  indirectbr ptr blockaddress(@typed, %"a block"), [label %"a block"]
"a block":
  ret i32 5
}
