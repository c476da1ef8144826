; A failing assertion.
declare void @__assert_fail(ptr, ptr, i32, ptr) noreturn
@what = private constant [6 x i8] c"n > 0\00"
@file = private constant [4 x i8] c"a.c\00"
@function = private constant [5 x i8] c"main\00"
define i32 @main() {
  call void @__assert_fail(ptr @what, ptr @file, i32 7, ptr @function) ; trap: abort
  unreachable
}
