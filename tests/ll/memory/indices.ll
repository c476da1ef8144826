; Addresses whose indices are sums, and variables that count: compiled code takes the constants out of the former, and holds
; the latter with 64 bits.
; run: @behind(i64 5) == i32 4
; run: @ahead(i64 -1) == i32 1
; run: @of_32(i32 0) == i32 7
; run: @wraps(i32 2147483647) == i64 -2147483648
; run: @wraps_in_memory() == i64 -8589934592
; run: @disjoint(i64 4) == i32 18
; run: @disjoint_32(i32 -8) == i32 3
; run: @sum(i32 8) == i32 28
; run: @backwards(i32 8) == i32 76543210
; run: @copies(i32 3) == i32 12
; run: @truncated(i64 4294967298) == i32 2
; run: @narrow(i32 7) == i32 14
; run: @both() == i64 -4294967297
; run: @fields(i32 2) == i32 21

@a = global [8 x i32] [i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7]
@m = global [3 x { i32, [2 x i32] }] [{ i32, [2 x i32] } { i32 0, [2 x i32] [i32 1, i32 2] },
  { i32, [2 x i32] } { i32 10, [2 x i32] [i32 11, i32 12] }, { i32, [2 x i32] } { i32 20, [2 x i32] [i32 21, i32 22] }]

define i32 @behind(i64 %i) {
  %j = add i64 %i, -1
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %j
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @ahead(i64 %i) {
  %j = sub nsw i64 %i, -2
  %p = getelementptr i32, ptr @a, i64 %j
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @of_32(i32 %i) {
  %j = add nsw i32 %i, 9
  %k = sub nsw i32 %j, 2
  %l = sext i32 %k to i64
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %l
  %v = load i32, ptr %p
  ret i32 %v
}

; Without nsw the sum wraps at 32 bits.
define i64 @wraps(i32 %i) {
  %j = add i32 %i, 1
  %k = sext i32 %j to i64
  %p = getelementptr i8, ptr null, i64 %k
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}

define i64 @wraps_in_memory() {
  %i = alloca i32
  store i32 2147483647, ptr %i
  %a = load i32, ptr %i
  %b = add i32 %a, 1
  store i32 %b, ptr %i
  %c = load i32, ptr %i
  %d = sext i32 %c to i64
  %p = getelementptr i32, ptr null, i64 %d
  %r = ptrtoint ptr %p to i64
  ret i64 %r
}

define i32 @disjoint(i64 %i) {
  %j = or disjoint i64 %i, 1
  %k = or disjoint i64 %i, 2
  %l = or disjoint i64 %i, 3
  %p = getelementptr i32, ptr @a, i64 %j
  %q = getelementptr i32, ptr @a, i64 %k
  %s = getelementptr i32, ptr @a, i64 %l
  %u = load i32, ptr %p
  %v = load i32, ptr %q
  %w = load i32, ptr %s
  %x = add i32 %u, %v
  %y = add i32 %x, %w
  ret i32 %y
}

; -8 | 3 = -5, and 8 further
define i32 @disjoint_32(i32 %i) {
  %j = or disjoint i32 %i, 3
  %k = sext i32 %j to i64
  %l = add i64 %k, 8
  %p = getelementptr i32, ptr @a, i64 %l
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @sum(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 0, ptr %i
  store i32 0, ptr %s
  br label %head
head:
  %i1 = load i32, ptr %i
  %more = icmp slt i32 %i1, %n
  br i1 %more, label %body, label %end
body:
  %i2 = load i32, ptr %i
  %x = sext i32 %i2 to i64
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %x
  %v = load i32, ptr %p
  %s1 = load i32, ptr %s
  %s2 = add i32 %s1, %v
  store i32 %s2, ptr %s
  %i3 = load i32, ptr %i
  %i4 = add nsw i32 %i3, 1
  store i32 %i4, ptr %i
  br label %head
end:
  %r = load i32, ptr %s
  ret i32 %r
}

define i32 @backwards(i32 %n) {
entry:
  %i = alloca i32
  %s = alloca i32
  store i32 %n, ptr %i
  store i32 0, ptr %s
  br label %body
body:
  %i2 = load i32, ptr %i
  %j = sub nsw i32 %i2, 1
  %x = sext i32 %j to i64
  %p = getelementptr [8 x i32], ptr @a, i64 0, i64 %x
  %v = load i32, ptr %p
  %s1 = load i32, ptr %s
  %s2 = mul i32 %s1, 10
  %s3 = add i32 %s2, %v
  store i32 %s3, ptr %s
  %i3 = load i32, ptr %i
  %i4 = sub nsw i32 %i3, 1
  store i32 %i4, ptr %i
  %i5 = load i32, ptr %i
  %more = icmp sgt i32 %i5, 0
  br i1 %more, label %body, label %end
end:
  %r = load i32, ptr %s
  ret i32 %r
}

; One counter begins where another one stands.
define i32 @copies(i32 %n) {
entry:
  %i = alloca i32
  %j = alloca i32
  %s = alloca i32
  store i32 %n, ptr %i
  store i32 0, ptr %s
  %i1 = load i32, ptr %i
  %i2 = add nsw i32 %i1, -1
  store i32 %i2, ptr %j
  br label %body
body:
  %j1 = load i32, ptr %j
  %x = sext i32 %j1 to i64
  %p = getelementptr i32, ptr @a, i64 %x
  %q = getelementptr i32, ptr %p, i64 1
  %v = load i32, ptr %q
  %s1 = load i32, ptr %s
  %s2 = add i32 %s1, %v
  store i32 %s2, ptr %s
  %j2 = add nsw i32 %j1, 1
  store i32 %j2, ptr %j
  %more = icmp slt i32 %j2, 5
  br i1 %more, label %body, label %end
end:
  %r = load i32, ptr %s
  ret i32 %r
}

; What is stored is not known with 64 bits.
define i32 @truncated(i64 %n) {
  %i = alloca i32
  %low = trunc i64 %n to i32
  store i32 %low, ptr %i
  %j = load i32, ptr %i
  %x = sext i32 %j to i64
  %p = getelementptr i32, ptr @a, i64 %x
  %v = load i32, ptr %p
  ret i32 %v
}

define i32 @narrow(i32 %n) {
  %i = alloca i32
  store i32 %n, ptr %i
  %j = load i32, ptr %i
  %x = sext i32 %j to i64
  %p = getelementptr i32, ptr @a, i64 %x
  %v = load i32, ptr %p
  %k = load i32, ptr %i
  %r = add i32 %v, %k
  ret i32 %r
}

; The same number extended with its sign and without.
define i64 @both() {
  %i = alloca i32
  store i32 -1, ptr %i
  %j = load i32, ptr %i
  %x = sext i32 %j to i64
  %y = zext i32 %j to i64
  %r = sub i64 %x, %y
  %s = sub i64 %r, 1
  ret i64 %s
}

define i32 @fields(i32 %n) {
  %i = alloca i32
  store i32 %n, ptr %i
  %j = load i32, ptr %i
  %k = add nsw i32 %j, -1
  %x = sext i32 %k to i64
  %l = sub nsw i32 %j, 2
  %y = sext i32 %l to i64
  %p = getelementptr [3 x { i32, [2 x i32] }], ptr @m, i64 0, i64 %x, i32 1, i64 %y
  %q = getelementptr i8, ptr %p, i64 12
  %v = load i32, ptr %q
  ret i32 %v
}
