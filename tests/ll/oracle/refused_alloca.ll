define i32 @main() {
  %a = alloca inalloca i32 ; trap: unsupported ; warn: 3 E0602 an alloca with `inalloca`
  ret i32 0
}
