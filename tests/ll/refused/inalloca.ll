; A slot in the argument area of a call, as one system of another architecture has it.
define i32 @main() {
  %p = alloca inalloca i32 ; trap: unsupported ; warn: 3 E0602 `inalloca`
  ret i32 0
}
