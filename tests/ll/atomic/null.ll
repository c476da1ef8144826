; args:
define i32 @main() {
  %v = load atomic i32, ptr null seq_cst, align 4 ; trap: null pointer
  ret i32 %v
}
