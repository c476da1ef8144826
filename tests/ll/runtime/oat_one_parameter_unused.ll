; exit: 3
define i64 @program({ i64, [0 x i8*] }* %_args1) {
  ret i64 3
}
