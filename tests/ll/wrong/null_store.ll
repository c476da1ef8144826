; A store to a field behind a null pointer.
%node = type { i64, ptr }
define i32 @main() {
  %next = getelementptr %node, ptr null, i32 0, i32 1
  store ptr null, ptr %next ; trap: null pointer
  ret i32 0
}
