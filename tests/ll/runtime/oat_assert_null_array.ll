; stderr: "Attempted to index null array"
; exit: 1
; covers: 0-36
declare void @oat_assert_array_length(i64*, i64)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  call void @oat_assert_array_length(i64* null, i64 0)
  ret i64 7
}
