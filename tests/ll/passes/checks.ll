; Each access whose place in its object is not known gets a check with the origin of its address.
; passes: checks
; run: @fields() == i32 7
; run: @element(i64 2) == i32 3
; run: @sum(i32 3) == i32 6
; run: @copied(i32 8) == i64 5
; run: @atomics() == i32 9
; run: @chosen(i64 2, i1 1) == i32 3
; run: @chosen(i64 2, i1 0) == i32 4
; run: @chosen_of_one(i64 2, i1 1) == i32 3

%pair = type { i32, [4 x i32] }

@table = global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@pair = global %pair zeroinitializer
@word = global i64 5

; Known places in a variable of the function or of the module need none.
define i32 @fields() {
  %p = alloca %pair
  %first = getelementptr %pair, ptr %p, i32 0, i32 0
  %last = getelementptr %pair, ptr %p, i32 0, i32 1, i32 3
  store i32 3, ptr %first
  store i32 4, ptr %last
  store i32 0, ptr getelementptr (%pair, ptr @pair, i32 0, i32 1, i32 3)
  %a = load i32, ptr %first
  %b = load i32, ptr %last
  %sum = add i32 %a, %b
  ret i32 %sum
}

define i32 @element(i64 %i) {
  %p = getelementptr [4 x i32], ptr @table, i64 0, i64 %i
  %x = load i32, ptr %p
  ret i32 %x
}

; The origin of what is derived twice is the parameter.
define internal i32 @second(ptr %list) {
  %next = getelementptr i32, ptr %list, i64 1
  %back = getelementptr i8, ptr %next, i64 -4
  %x = load i32, ptr %back
  ret i32 %x
}

define i32 @sum(i32 %n) {
entry:
  %list = alloca [4 x i32]
  br label %fill
fill:
  %i = phi i32 [ 0, %entry ], [ %next, %fill ]
  %sum = phi i32 [ 0, %entry ], [ %new, %fill ]
  %p = getelementptr [4 x i32], ptr %list, i32 0, i32 %i
  store i32 %i, ptr %p
  %x = call i32 @second(ptr %p)
  %new = add i32 %sum, %x
  %next = add i32 %i, 1
  %more = icmp sle i32 %next, %n
  br i1 %more, label %fill, label %end
end:
  ret i32 %new
}

; Both ranges of a copy are checked, the source first.
define i64 @copied(i32 %bytes) {
  %to = alloca i64
  store i64 0, ptr %to
  call void @llvm.memcpy.p0.p0.i32(ptr %to, ptr @word, i32 %bytes, i1 false)
  call void @llvm.memset.p0.i64(ptr @table, i8 0, i64 0, i1 false)
  %x = load i64, ptr %to
  ret i64 %x
}

define i32 @atomics() {
  %v = alloca i32
  %p = call ptr @same(ptr %v)
  store atomic i32 4, ptr %p seq_cst, align 4
  %old = atomicrmw add ptr %p, i32 5 seq_cst
  %pair = cmpxchg ptr %p, i32 9, i32 9 seq_cst seq_cst
  %x = extractvalue { i32, i1 } %pair, 0
  ret i32 %x
}

define internal ptr @same(ptr %p) noinline {
  ret ptr %p
}

declare void @llvm.memcpy.p0.p0.i32(ptr, ptr, i32, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; Of two addresses that may be outside of their objects, the origins are chosen between.
define i32 @chosen(i64 %i, i1 %c) {
  %back = sub i64 0, %i
  %base = getelementptr i32, ptr @table, i64 %back
  %copy = alloca [4 x i32]
  %next = getelementptr i32, ptr %copy, i64 3
  store i32 4, ptr %next
  %far = getelementptr i32, ptr %next, i64 %back
  %from = select i1 %c, ptr %base, ptr %far
  %n = select i1 %c, i64 4, i64 2
  %at = getelementptr i32, ptr %from, i64 %n
  %x = load i32, ptr %at
  ret i32 %x
}

; If both are derived from one, that is their origin.
define i32 @chosen_of_one(i64 %i, i1 %c) {
  %a = getelementptr i32, ptr @table, i64 %i
  %b = getelementptr i32, ptr @table, i64 1
  %from = select i1 %c, ptr %a, ptr %b
  %x = load i32, ptr %from
  ret i32 %x
}
