; args:
define i32 @main() {
  %one = add i32 0, 1
  %pair = cmpxchg ptr null, i32 0, i32 %one seq_cst seq_cst ; trap: null pointer
  ret i32 0
}
