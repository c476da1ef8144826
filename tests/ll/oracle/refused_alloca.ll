define i32 @main() {
  %a = alloca inalloca i32 ; error: 3 E0602 an alloca with `inalloca`
  ret i32 0
}
