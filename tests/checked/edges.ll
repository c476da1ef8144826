; What is just inside and just outside of an object, just before and just after the end of its lifetime, and what is defined
; on one way only. Each `call:` above a function is made in both engines.
@three = global [3 x i8] c"abc"
@four = global [4 x i8] c"abcd"

declare ptr @malloc(i64)
declare void @free(ptr)
declare i32 @memcmp(ptr, ptr, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)

; At a constant offset of a variable.
; call: @constant_offset(i1 0)
; call: @constant_offset(i1 1)
define i8 @constant_offset(i1 %end) {
  br i1 %end, label %outside, label %inside
inside:
  %last = load i8, ptr getelementptr (i8, ptr @three, i64 2)
  ret i8 %last
outside:
  %behind = load i8, ptr getelementptr (i8, ptr @three, i64 3)
  ret i8 %behind
}

; A byte of a block.
; call: @byte_of_block(i64 0)
; call: @byte_of_block(i64 2)
; call: @byte_of_block(i64 3)
; call: @byte_of_block(i64 -1)
define i8 @byte_of_block(i64 %i) {
  %p = call ptr @malloc(i64 3)
  call void @llvm.memset.p0.i64(ptr %p, i8 7, i64 3, i1 false)
  %at = getelementptr i8, ptr %p, i64 %i
  %x = load i8, ptr %at
  call void @free(ptr %p)
  ret i8 %x
}

; A number, of whose bytes the last one may be outside.
; call: @number_of_block(i64 3)
; call: @number_of_block(i64 4)
define i32 @number_of_block(i64 %i) {
  %p = call ptr @malloc(i64 7)
  call void @llvm.memset.p0.i64(ptr %p, i8 7, i64 7, i1 false)
  %at = getelementptr i8, ptr %p, i64 %i
  %x = load i32, ptr %at, align 1
  call void @free(ptr %p)
  ret i32 %x
}

; A block that is freed on one of two ways.
; call: @freed_on_one_way(i1 0)
; call: @freed_on_one_way(i1 1)
define i32 @freed_on_one_way(i1 %frees) {
  %p = call ptr @malloc(i64 4)
  store i32 5, ptr %p
  br i1 %frees, label %end, label %join
end:
  call void @free(ptr %p)
  br label %join
join:
  %x = load i32, ptr %p
  ret i32 %x
}

; A division between two accesses that may be compared at once.
; call: @division_comes_first(i32 1, i64 8)
; call: @division_comes_first(i32 0, i64 8)
; call: @division_comes_first(i32 1, i64 4)
; call: @division_comes_first(i32 0, i64 4)
define i32 @division_comes_first(i32 %by, i64 %size) {
  %p = call ptr @malloc(i64 %size)
  store i32 5, ptr %p
  %q = sdiv i32 100, %by
  %second = getelementptr i32, ptr %p, i64 1
  store i32 %q, ptr %second
  call void @free(ptr %p)
  ret i32 %q
}

; A range of indices that begins before the variable.
; call: @index_from_minus_one(i64 0)
; call: @index_from_minus_one(i64 1)
; call: @index_from_minus_one(i64 3)
define i8 @index_from_minus_one(i64 %x) {
  %low = and i64 %x, 3
  %i = sub i64 %low, 1
  %at = getelementptr i8, ptr @four, i64 %i
  %byte = load i8, ptr %at
  ret i8 %byte
}

; The other side of a comparison with the length.
; call: @behind_the_bound(i64 3)
; call: @behind_the_bound(i64 4)
define i8 @behind_the_bound(i64 %i) {
  %at = getelementptr i8, ptr @four, i64 %i
  %in = icmp ult i64 %i, 4
  br i1 %in, label %inside, label %outside
inside:
  %byte = load i8, ptr %at
  ret i8 %byte
outside:
  %other = load i8, ptr %at
  %more = add i8 %other, 1
  ret i8 %more
}

; A value that poison chooses.
; call: @chosen_by_poison(i32 1)
; call: @chosen_by_poison(i32 2147483647)
define i32 @chosen_by_poison(i32 %x) {
  %next = add nsw i32 %x, 1
  %positive = icmp sgt i32 %next, 0
  %v = select i1 %positive, i32 1, i32 2
  %one = icmp eq i32 %v, 1
  br i1 %one, label %yes, label %no
yes:
  ret i32 3
no:
  ret i32 4
}

; A phi whose second value may be poison.
; call: @poison_on_one_way(i1 0, i32 2147483647)
; call: @poison_on_one_way(i1 1, i32 1)
; call: @poison_on_one_way(i1 1, i32 2147483647)
define i32 @poison_on_one_way(i1 %adds, i32 %x) {
start:
  br i1 %adds, label %add, label %join
add:
  %next = add nsw i32 %x, 1
  br label %join
join:
  %v = phi i32 [ 1, %start ], [ %next, %add ]
  %positive = icmp sgt i32 %v, 0
  br i1 %positive, label %yes, label %no
yes:
  ret i32 3
no:
  ret i32 4
}

; A number of which one half was set.
; call: @half_set(i1 0)
; call: @half_set(i1 1)
define i32 @half_set(i1 %whole) {
  %p = call ptr @malloc(i64 4)
  store i16 0, ptr %p
  br i1 %whole, label %set, label %join
set:
  %second = getelementptr i16, ptr %p, i64 1
  store i16 1, ptr %second
  br label %join
join:
  %x = load i32, ptr %p
  call void @free(ptr %p)
  %none = icmp eq i32 %x, 0
  br i1 %none, label %yes, label %no
yes:
  ret i32 3
no:
  ret i32 4
}

; What a function of the library reads.
; call: @read_by_library(i64 0)
; call: @read_by_library(i64 1)
define i32 @read_by_library(i64 %i) {
  %p = call ptr @malloc(i64 4)
  store i32 1684234849, ptr %p
  %at = getelementptr i8, ptr %p, i64 %i
  %differ = call i32 @memcmp(ptr %at, ptr @four, i64 4)
  call void @free(ptr %p)
  ret i32 %differ
}

; A copy to a lower address that may overlap.
; call: @copied_down(i64 8)
; call: @copied_down(i64 7)
define void @copied_down(i64 %i) {
  %p = call ptr @malloc(i64 16)
  call void @llvm.memset.p0.i64(ptr %p, i8 7, i64 16, i1 false)
  %from = getelementptr i8, ptr %p, i64 %i
  call void @llvm.memcpy.p0.p0.i64(ptr %p, ptr %from, i64 8, i1 false)
  call void @free(ptr %p)
  ret void
}

; A pointer to a freed block after another one of its size was allocated.
; call: @stale(i1 0)
; call: @stale(i1 1)
define i32 @stale(i1 %is_old) {
  %old = call ptr @malloc(i64 8)
  call void @free(ptr %old)
  %new = call ptr @malloc(i64 8)
  store i32 1, ptr %new
  %at = select i1 %is_old, ptr %old, ptr %new
  %x = load i32, ptr %at
  call void @free(ptr %new)
  ret i32 %x
}

; Two values that are loaded and compared: each of them may be the one that was never set.
; call: @one_of_two_loads(i1 0, i1 0)
; call: @one_of_two_loads(i1 0, i1 1)
; call: @one_of_two_loads(i1 1, i1 0)
; call: @one_of_two_loads(i1 1, i1 1)
define i32 @one_of_two_loads(i1 %sets_first, i1 %sets_second) {
  %first = call ptr @malloc(i64 4)
  %second = call ptr @malloc(i64 1)
  br i1 %sets_first, label %set_first, label %next
set_first:
  store i32 5, ptr %first
  br label %next
next:
  br i1 %sets_second, label %set_second, label %compare
set_second:
  store i8 5, ptr %second
  br label %compare
compare:
  %a = load i32, ptr %first
  %b = load i8, ptr %second
  %wide = sext i8 %b to i32
  %less = icmp slt i32 %a, %wide
  br i1 %less, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; The bits that decide a comparison are set; what is left of the value is used behind it.
; call: @used_behind_the_test(i32 0)
; call: @used_behind_the_test(i32 1)
define i32 @used_behind_the_test(i32 %use) {
  %p = call ptr @malloc(i64 4)
  store i16 7, ptr %p
  %x = load i32, ptr %p
  %low = and i32 %x, 65535
  %is_seven = icmp eq i32 %low, 7
  br i1 %is_seven, label %next, label %end
next:
  %same = phi i32 [ %x, %0 ]
  %amount = mul i32 %same, %use
  %masked = and i32 %amount, 65535
  %is_set = icmp eq i32 %masked, 7
  br i1 %is_set, label %whole, label %end
whole:
  %high = lshr i32 %same, 16
  %is_high = icmp eq i32 %high, 3
  br i1 %is_high, label %end, label %none
none:
  ret i32 2
end:
  ret i32 1
}

; What is stored depends on two loads, of which one may be the place where it is stored.
; call: @stored_over_a_load(i1 0)
; call: @stored_over_a_load(i1 1)
define i32 @stored_over_a_load(i1 %sets) {
  %p = call ptr @malloc(i64 8)
  %q = getelementptr i32, ptr %p, i64 1
  store i32 1, ptr %p
  br i1 %sets, label %set, label %sum
set:
  store i32 2, ptr %q
  br label %sum
sum:
  %a = load i32, ptr %p
  %b = load i32, ptr %q
  %both = add i32 %a, %b
  store i32 %both, ptr %q
  %again = load i32, ptr %q
  %is_three = icmp eq i32 %again, 3
  br i1 %is_three, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

; A value that was loaded before something else was stored there.
; call: @loaded_before_a_store(i1 0)
; call: @loaded_before_a_store(i1 1)
define i32 @loaded_before_a_store(i1 %sets) {
  %p = call ptr @malloc(i64 4)
  br i1 %sets, label %set, label %load
set:
  store i32 2, ptr %p
  br label %load
load:
  %x = load i32, ptr %p
  store i32 3, ptr %p
  %is_two = icmp eq i32 %x, 2
  br i1 %is_two, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

declare void @llvm.lifetime.start.p0(i64, ptr)
declare void @llvm.lifetime.end.p0(i64, ptr)
@kept = global ptr null

; A variable whose lifetime begins again in each round: what the last one stored is gone.
; call: @begins_again(i32 1)
; call: @begins_again(i32 2)
define i32 @begins_again(i32 %rounds) {
  %v = alloca i32
  store ptr %v, ptr @kept
  br label %round
round:
  %i = phi i32 [ 0, %0 ], [ %next, %go_on ]
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  %is_later = icmp ne i32 %i, 0
  br i1 %is_later, label %load, label %set
load:
  %at = load ptr, ptr @kept
  %x = load i32, ptr %at
  %is_five = icmp eq i32 %x, 5
  br i1 %is_five, label %go_on, label %set
set:
  store i32 5, ptr %v
  br label %go_on
go_on:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %rounds
  br i1 %more, label %round, label %end
end:
  ret i32 %next
}

; A variable that is accessed after its end, and one that ends where the function returns.
; call: @after_its_end(i1 0)
; call: @after_its_end(i1 1)
define i32 @after_its_end(i1 %late) {
  %v = alloca i32
  call void @llvm.lifetime.start.p0(i64 4, ptr %v)
  store ptr %v, ptr @kept
  store i32 5, ptr %v
  br i1 %late, label %ends, label %returns
ends:
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  %at = load ptr, ptr @kept
  store i32 6, ptr %at
  ret i32 6
returns:
  %x = load i32, ptr %v
  call void @llvm.lifetime.end.p0(i64 4, ptr %v)
  br label %out
out:
  %r = phi i32 [ %x, %returns ]
  ret i32 %r
}

; The variable of a function that has returned, whose lifetime ended there.
; call: @after_the_return(i1 0)
; call: @after_the_return(i1 1)
define i32 @after_the_return(i1 %loads) {
  %r = call i32 @after_its_end(i1 0)
  br i1 %loads, label %load, label %end
load:
  %at = load ptr, ptr @kept
  %x = load i32, ptr %at
  %is_five = icmp eq i32 %x, 5
  br i1 %is_five, label %end, label %end
end:
  ret i32 %r
}

; A copy of a value that was never set, or that overflowed, to a place where either is.
; call: @copied_over(i1 0, i1 0, i32 1, i64 8)
; call: @copied_over(i1 1, i1 0, i32 1, i64 8)
; call: @copied_over(i1 0, i1 1, i32 1, i64 8)
; call: @copied_over(i1 1, i1 1, i32 1, i64 8)
; call: @copied_over(i1 1, i1 1, i32 0, i64 8)
define i32 @copied_over(i1 %sets_from, i1 %sets_to, i32 %n, i64 %length) {
  %from = call ptr @malloc(i64 8)
  %to = call ptr @malloc(i64 8)
  br i1 %sets_from, label %set_from, label %next
set_from:
  %more = add nsw i32 2147483647, %n
  store i32 %more, ptr %from
  br label %next
next:
  br i1 %sets_to, label %set_to, label %copy
set_to:
  %product = mul nsw i32 2147483647, 2
  %other = add i32 %product, %n
  store i32 %other, ptr %to
  br label %copy
copy:
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %length, i1 false)
  %x = load i32, ptr %to
  %is_zero = icmp eq i32 %x, 0
  br i1 %is_zero, label %yes, label %no
yes:
  ret i32 1
no:
  ret i32 0
}

declare i32 @bcmp(ptr, ptr, i64)
; Compilers compare strings in this way: what is behind the first difference may be undefined.
; call: @compared_to_a_difference(i8 97, i8 120)
; call: @compared_to_a_difference(i8 97, i8 98)
; call: @compared_to_a_difference(i8 120, i8 98)
define i1 @compared_to_a_difference(i8 %first, i8 %second) {
  %p = call ptr @malloc(i64 4)
  store i8 %first, ptr %p
  %at = getelementptr i8, ptr %p, i64 1
  store i8 %second, ptr %at
  %differ = call i32 @bcmp(ptr %p, ptr @four, i64 4)
  call void @free(ptr %p)
  %same = icmp eq i32 %differ, 0
  ret i1 %same
}
