%node = type { i64, %node* }
@one = global %node { i64 1, %node* null }

define i64 @main(i64 %argc, i8** %argv) {
  %next = getelementptr %node, %node* @one, i32 0, i32 1
  %p = load %node*, %node** %next
  %field = getelementptr %node, %node* %p, i32 0, i32 0
  %x = load i64, i64* %field
  ret i64 %x
}
