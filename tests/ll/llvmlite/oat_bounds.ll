; The runtime's own bounds check ends the program with status 1 and its message.
; stderr: "Out of bounds index 3 for array length 3"
; exit: 1
; covers: 0-36

declare i64* @oat_alloc_array(i64)
declare void @oat_assert_array_length(i64*, i64)

define i64 @main() {
  %a = call i64* @oat_alloc_array(i64 3)
  call void @oat_assert_array_length(i64* %a, i64 2)
  call void @oat_assert_array_length(i64* %a, i64 3)
  ret i64 7
}
