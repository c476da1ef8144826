; Insertion and search with pointers to pointers; the tree's sum, height and an in-order walk into an array.
; run: @has(i64 8) == i1 true
; run: @has(i64 7) == i1 false
; run: @has(i64 14) == i1 true
; run: @has(i64 -3) == i1 true
; run: @height() == i64 5
; run: @inorder(i64 0) == i64 -3
; run: @inorder(i64 3) == i64 5
; run: @inorder(i64 7) == i64 14
; covers: 0-7 0-36 0-18

%node = type { %node*, i64, %node* }

@values = global [8 x i64] [ i64 5, i64 2, i64 8, i64 -3, i64 4, i64 14, i64 11, i64 8 ]
@sorted = global [9 x i64] [ i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0 ]
@next = global i64 0

declare i8* @ll_malloc(i64, i64)

define void @insert(%node** %at, i64 %v) {
  %n = load %node*, %node** %at
  %empty = icmp eq %node* %n, null
  br i1 %empty, label %new, label %down
new:
  %m = call i8* @ll_malloc(i64 1, i64 24)
  %c = bitcast i8* %m to %node*
  %l = getelementptr %node, %node* %c, i32 0, i32 0
  store %node* null, %node** %l
  %vp = getelementptr %node, %node* %c, i32 0, i32 1
  store i64 %v, i64* %vp
  %r = getelementptr %node, %node* %c, i32 0, i32 2
  store %node* null, %node** %r
  store %node* %c, %node** %at
  ret void
down:
  %xp = getelementptr %node, %node* %n, i32 0, i32 1
  %x = load i64, i64* %xp
  %less = icmp slt i64 %v, %x
  br i1 %less, label %left, label %right
left:
  %lp = getelementptr %node, %node* %n, i32 0, i32 0
  call void @insert(%node** %lp, i64 %v)
  ret void
right:
  %rp = getelementptr %node, %node* %n, i32 0, i32 2
  call void @insert(%node** %rp, i64 %v)
  ret void
}

define %node* @build() {
  %root = alloca %node*
  %i = alloca i64
  store %node* null, %node** %root
  store i64 0, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %c = icmp slt i64 %k, 8
  br i1 %c, label %body, label %done
body:
  %p = getelementptr [8 x i64], [8 x i64]* @values, i32 0, i64 %k
  %v = load i64, i64* %p
  call void @insert(%node** %root, i64 %v)
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  %r = load %node*, %node** %root
  ret %node* %r
}

define i1 @find(%node* %n, i64 %v) {
  %empty = icmp eq %node* %n, null
  br i1 %empty, label %no, label %look
no:
  ret i1 0
yes:
  ret i1 1
look:
  %xp = getelementptr %node, %node* %n, i32 0, i32 1
  %x = load i64, i64* %xp
  %eq = icmp eq i64 %x, %v
  br i1 %eq, label %yes, label %ne
ne:
  %less = icmp slt i64 %v, %x
  br i1 %less, label %left, label %right
left:
  %lp = getelementptr %node, %node* %n, i32 0, i32 0
  %l = load %node*, %node** %lp
  %lr = call i1 @find(%node* %l, i64 %v)
  ret i1 %lr
right:
  %rp = getelementptr %node, %node* %n, i32 0, i32 2
  %r = load %node*, %node** %rp
  %rr = call i1 @find(%node* %r, i64 %v)
  ret i1 %rr
}

define i1 @has(i64 %v) {
  %t = call %node* @build()
  %r = call i1 @find(%node* %t, i64 %v)
  ret i1 %r
}

define i64 @depth(%node* %n) {
  %empty = icmp eq %node* %n, null
  br i1 %empty, label %zero, label %some
zero:
  ret i64 0
some:
  %lp = getelementptr %node, %node* %n, i32 0, i32 0
  %l = load %node*, %node** %lp
  %a = call i64 @depth(%node* %l)
  %rp = getelementptr %node, %node* %n, i32 0, i32 2
  %r = load %node*, %node** %rp
  %b = call i64 @depth(%node* %r)
  %c = icmp sgt i64 %a, %b
  br i1 %c, label %first, label %second
first:
  %a1 = add i64 %a, 1
  ret i64 %a1
second:
  %b1 = add i64 %b, 1
  ret i64 %b1
}

define i64 @height() {
  %t = call %node* @build()
  %r = call i64 @depth(%node* %t)
  ret i64 %r
}

define void @walk(%node* %n) {
  %empty = icmp eq %node* %n, null
  br i1 %empty, label %done, label %some
done:
  ret void
some:
  %lp = getelementptr %node, %node* %n, i32 0, i32 0
  %l = load %node*, %node** %lp
  call void @walk(%node* %l)
  %k = load i64, i64* @next
  %to = getelementptr [9 x i64], [9 x i64]* @sorted, i32 0, i64 %k
  %xp = getelementptr %node, %node* %n, i32 0, i32 1
  %x = load i64, i64* %xp
  store i64 %x, i64* %to
  %k1 = add i64 %k, 1
  store i64 %k1, i64* @next
  %rp = getelementptr %node, %node* %n, i32 0, i32 2
  %r = load %node*, %node** %rp
  call void @walk(%node* %r)
  ret void
}

define i64 @inorder(i64 %i) {
  store i64 0, i64* @next
  %t = call %node* @build()
  call void @walk(%node* %t)
  %p = getelementptr [9 x i64], [9 x i64]* @sorted, i32 0, i64 %i
  %v = load i64, i64* %p
  ret i64 %v
}
