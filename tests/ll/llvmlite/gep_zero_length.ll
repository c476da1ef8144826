; Arrays of length words: memory from ll_malloc seen as { i64, [0 x i64] }, as the Oat compiler emits it.
; run: @fill_sum(i64 0) == i64 0
; run: @fill_sum(i64 5) == i64 30
; run: @fill_sum(i64 1000) == i64 332833500
; covers: 0-19 0-20 0-36

%arr = type { i64, [0 x i64] }

declare i8* @ll_malloc(i64, i64)

define %arr* @new(i64 %n) {
  %n1 = add i64 %n, 1
  %raw = call i8* @ll_malloc(i64 %n1, i64 8)
  %a = bitcast i8* %raw to %arr*
  %len = getelementptr %arr, %arr* %a, i32 0, i32 0
  store i64 %n, i64* %len
  ret %arr* %a
}

define i64 @fill_sum(i64 %n) {
  %a = call %arr* @new(i64 %n)
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %test
test:
  %k = load i64, i64* %i
  %lp = getelementptr %arr, %arr* %a, i32 0, i32 0
  %len = load i64, i64* %lp
  %more = icmp slt i64 %k, %len
  br i1 %more, label %body, label %read
body:
  %p = getelementptr %arr, %arr* %a, i32 0, i32 1, i64 %k
  %sq = mul i64 %k, %k
  store i64 %sq, i64* %p
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
read:
  %j = load i64, i64* %i
  %z = icmp eq i64 %j, 0
  br i1 %z, label %done, label %take
take:
  %j1 = sub i64 %j, 1
  store i64 %j1, i64* %i
  %q = getelementptr %arr, %arr* %a, i32 0, i32 1, i64 %j1
  %v = load i64, i64* %q
  %t = load i64, i64* %s
  %u = add i64 %t, %v
  store i64 %u, i64* %s
  br label %read
done:
  %r = load i64, i64* %s
  ret i64 %r
}
