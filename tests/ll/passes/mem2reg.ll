; Scalars on the stack become values, with phis where several of them meet and one is needed.
; passes: mem2reg
; run: @sum(i32 5) == i32 10
; run: @sum(i32 0) == i32 0
; run: @chosen(i1 true) == i64 1
; run: @chosen(i1 false) == i64 2
; run: @pointer(i64 5) == i64 5
; run: @unused(i1 true) == i32 1
; run: @both(i32 3, i32 4) == i32 4
; run: @passed() == i32 7
; run: @again(i32 3) == i32 6

define i32 @sum(i32 %n) {
  %i = alloca i32
  %s = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %test
test:
  %i1 = load i32, ptr %i
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %body, label %done
body:
  %s1 = load i32, ptr %s
  %i2 = load i32, ptr %i
  %s2 = add i32 %s1, %i2
  store i32 %s2, ptr %s
  %i3 = add i32 %i2, 1
  store i32 %i3, ptr %i
  br label %test
done:
  %result = load i32, ptr %s
  ret i32 %result
}

define i64 @chosen(i1 %c) {
  %x = alloca i64
  %x.0 = add i64 0, 2
  br i1 %c, label %yes, label %no
yes:
  store i64 1, ptr %x
  br label %end
no:
  store i64 %x.0, ptr %x
  br label %end
end:
  %v = load i64, ptr %x
  ret i64 %v
}

; What an integer brings a pointer may take.
define i64 @pointer(i64 %n) {
  %x = alloca ptr
  store i64 %n, ptr %x
  %p = load ptr, ptr %x
  %back = ptrtoint ptr %p to i64
  ret i64 %back
}

; Nothing is needed of %x at the end: no phi. A block that nothing reaches stays.
define i32 @unused(i1 %c) {
  %x = alloca i32
  br i1 %c, label %yes, label %end
yes:
  store i32 1, ptr %x
  %v = load i32, ptr %x
  br label %end
never:
  %w = load i32, ptr %x
  %u = add i32 %w, 1
  br label %end
end:
  %r = phi i32 [ %v, %yes ], [ 0, %0 ], [ %u, %never ]
  ret i32 %r
}

; Two that change places: both phis take what the other had.
define i32 @both(i32 %a, i32 %b) {
  %x = alloca i32
  %y = alloca i32
  %n = alloca i32
  store i32 %a, ptr %x
  store i32 %b, ptr %y
  store i32 3, ptr %n
  br label %loop
loop:
  %x1 = load i32, ptr %x
  %y1 = load i32, ptr %y
  store i32 %y1, ptr %x
  store i32 %x1, ptr %y
  %n1 = load i32, ptr %n
  %n2 = sub i32 %n1, 1
  store i32 %n2, ptr %n
  %more = icmp sgt i32 %n2, 0
  br i1 %more, label %loop, label %end
end:
  %r = load i32, ptr %x
  ret i32 %r
}

; What others know the address of stays in memory.
define void @fill(ptr %p) {
  store i32 7, ptr %p
  ret void
}

define i32 @passed() {
  %x = alloca i32
  call void @fill(ptr %x)
  %v = load i32, ptr %x
  ret i32 %v
}

; Typed pointers, and a loop that goes on from two places.
define i32 @again(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 %n, i32* %i
  store i32 0, i32* %s
  br label %loop
loop:
  %a = load i32, i32* %i
  %b = load i32, i32* %s
  %sum = add i32 %a, %b
  store i32 %sum, i32* %s
  %less = sub i32 %a, 1
  store i32 %less, i32* %i
  %odd = and i32 %less, 1
  %is = icmp eq i32 %odd, 0
  br i1 %is, label %check, label %go
check:
  %zero = icmp eq i32 %less, 0
  br i1 %zero, label %end, label %loop
go:
  br label %loop
end:
  %r = load i32, i32* %s
  ret i32 %r
}
