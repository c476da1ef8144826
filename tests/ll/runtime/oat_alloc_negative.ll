; An array of negative length fails the runtime's own assertion.
; stderr: "oat_alloc_array: Assertion `size >= 0' failed.\n"
; covers: 0-36
declare i64* @oat_alloc_array(i64)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %array = call i64* @oat_alloc_array(i64 -1) ; trap: abort
  ret i64 7
}
