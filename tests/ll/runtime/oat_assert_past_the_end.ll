; stderr: "Out of bounds index 3 for array length 3"
; exit: 1
; covers: 0-36
declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %array = call i64* @oat_alloc_array(i64 3)
  call void @oat_assert_array_length(i64* %array, i64 2)
  call void @oat_assert_array_length(i64* %array, i64 3)
  ret i64 7
}
