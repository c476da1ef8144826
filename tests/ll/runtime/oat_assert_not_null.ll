; stdout: "before"
; stderr: "Attempted to dereference null pointer"
; exit: 1
; covers: 0-36
@s_before = private constant [7 x i8] c"before\00"

declare void @print_string(i8*)
declare void @oat_assert_not_null(i8*)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  call void @print_string(i8* getelementptr ([7 x i8], [7 x i8]* @s_before, i64 0, i64 0))
  call void @oat_assert_not_null(i8* null)
  ret i64 7
}
