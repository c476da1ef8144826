; Beyond the document, LLVM: a local slot may hold a whole aggregate, reached through getelementptr.
; run: @array(i64 0) == i64 5
; run: @array(i64 1) == i64 6
; run: @array(i64 3) == i64 8
; run: @struct(i64 4) == i64 44
; covers: 0-6

%s = type { i64, [2 x i64] }

define i64 @array(i64 %i) {
  %a = alloca [4 x i64]
  %p0 = getelementptr [4 x i64], [4 x i64]* %a, i32 0, i32 0
  %p1 = getelementptr [4 x i64], [4 x i64]* %a, i32 0, i32 1
  %p2 = getelementptr [4 x i64], [4 x i64]* %a, i32 0, i32 2
  %p3 = getelementptr [4 x i64], [4 x i64]* %a, i32 0, i32 3
  store i64 8, i64* %p3
  store i64 7, i64* %p2
  store i64 6, i64* %p1
  store i64 5, i64* %p0
  %p = getelementptr [4 x i64], [4 x i64]* %a, i32 0, i64 %i
  %v = load i64, i64* %p
  ret i64 %v
}

define i64 @struct(i64 %n) {
  %s = alloca %s
  %a = getelementptr %s, %s* %s, i32 0, i32 0
  %b = getelementptr %s, %s* %s, i32 0, i32 1, i32 1
  store i64 %n, i64* %a
  %m = mul i64 %n, 10
  store i64 %m, i64* %b
  %x = load i64, i64* %a
  %y = load i64, i64* %b
  %z = add i64 %x, %y
  ret i64 %z
}
