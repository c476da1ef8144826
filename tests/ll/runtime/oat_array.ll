; Arrays as the Oat compiler uses them: allocated, checked, written, summed up.
; exit: 55
; covers: 0-36
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)
declare void @oat_assert_not_null(i8*)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %raw = call i64* @oat_alloc_array(i64 10)
  %array = bitcast i64* %raw to { i64, [0 x i64] }*
  %bytes = bitcast i64* %raw to i8*
  call void @oat_assert_not_null(i8* %bytes)
  %i = alloca i64
  %sum = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %sum
  br label %fill
fill:
  %n = load i64, i64* %i
  %more = icmp slt i64 %n, 10
  br i1 %more, label %body, label %done
body:
  call void @oat_assert_array_length(i64* %raw, i64 %n)
  %at = getelementptr { i64, [0 x i64] }, { i64, [0 x i64] }* %array, i32 0, i32 1, i64 %n
  %zero = load i64, i64* %at
  %next = add i64 %n, 1
  %value = add i64 %zero, %next
  store i64 %value, i64* %at
  %read = load i64, i64* %at
  %old = load i64, i64* %sum
  %new = add i64 %old, %read
  store i64 %new, i64* %sum
  store i64 %next, i64* %i
  br label %fill
done:
  %r = load i64, i64* %sum
  ret i64 %r
}
