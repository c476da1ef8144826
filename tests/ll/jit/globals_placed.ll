; Globals: addresses inside each other, alignment, an address for each, what the bytes are.
; run: @forward() == i64 7
; run: @function_in_table(i64 1) == i64 30
; run: @difference() == i64 16
; run: @masked() == i64 0
; run: @page() == i64 0
; run: @distinct() == i1 true
; run: @wide_bytes() == i64 -9223372036854775808
; run: @vector_bytes() == i32 67305985
; run: @packed() == i32 84148994
; run: @half_bits() == i16 15360
; run: @same_function() == i1 true
; run: @same_host_function() == i1 true
; run: @missing() == ptr null
; run: @undefined_is_something() == i1 true
@a = global ptr @b
@b = global ptr @c
@c = global i64 7
@table = constant [2 x ptr] [ptr @twice, ptr @triple]
@first = global [4 x i32] zeroinitializer
@distance = global i64 sub (i64 ptrtoint (ptr getelementptr ([4 x i32], ptr @first, i64 1, i64 0) to i64), i64 ptrtoint (ptr @first to i64))
@paged = global i8 1, align 65536
@empty1 = global {} zeroinitializer
@empty2 = global [0 x i64] zeroinitializer
@empty3 = constant {} zeroinitializer
@empty4 = constant [0 x i8] zeroinitializer
@wide = global i192 3138550867693340381917894711603833208051177722232017256448
@vector = global <4 x i8> <i8 1, i8 2, i8 3, i8 4>
@tight = global <{ i8, i32, i8 }> <{ i8 1, i32 84148994, i8 9 }>
@half = global half 1.0
@pointer = global ptr @twice
@print = global ptr @puts
@nothing = extern_weak global i32
@vague = global [2 x i64] [i64 undef, i64 5]
declare i32 @puts(ptr)
define i64 @twice(i64 %x) {
  %r = mul i64 %x, 2
  ret i64 %r
}
define i64 @triple(i64 %x) {
  %r = mul i64 %x, 3
  ret i64 %r
}
define i64 @forward() {
  %p = load ptr, ptr @a
  %q = load ptr, ptr %p
  %v = load i64, ptr %q
  ret i64 %v
}
define i64 @function_in_table(i64 %i) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i64 %i
  %f = load ptr, ptr %p
  %r = call i64 %f(i64 10)
  ret i64 %r
}
define i64 @difference() {
  %v = load i64, ptr @distance
  ret i64 %v
}
define i64 @masked() {
  %i = ptrtoint ptr @first to i64
  %r = and i64 %i, 15
  ret i64 %r
}
define i64 @page() {
  %i = ptrtoint ptr @paged to i64
  %r = and i64 %i, 65535
  ret i64 %r
}
define i1 @distinct() {
  %a = icmp ne ptr @empty1, @empty2
  %b = icmp ne ptr @empty3, @empty4
  %c = icmp ne ptr @empty1, @first
  %d = and i1 %a, %b
  %r = and i1 %c, %d
  ret i1 %r
}
define i64 @wide_bytes() {
  %p = getelementptr i8, ptr @wide, i64 16
  %v = load i64, ptr %p
  %w = load i64, ptr @wide
  %z = icmp eq i64 %w, 0
  %r = select i1 %z, i64 %v, i64 0
  ret i64 %r
}
define i32 @vector_bytes() {
  %v = load i32, ptr @vector
  ret i32 %v
}
define i32 @packed() {
  %p = getelementptr <{ i8, i32, i8 }>, ptr @tight, i32 0, i32 1
  %v = load i32, ptr %p, align 1
  ret i32 %v
}
define i16 @half_bits() {
  %v = load i16, ptr @half
  ret i16 %v
}
define i1 @same_function() {
  %p = load ptr, ptr @pointer
  %r = icmp eq ptr %p, @twice
  ret i1 %r
}
define i1 @same_host_function() {
  %p = load ptr, ptr @print
  %r = icmp eq ptr %p, @puts
  ret i1 %r
}
define ptr @missing() {
  ret ptr @nothing
}
define i1 @undefined_is_something() {
  %p = getelementptr [2 x i64], ptr @vague, i64 0, i64 1
  %v = load i64, ptr %p
  %r = icmp eq i64 %v, 5
  ret i1 %r
}
