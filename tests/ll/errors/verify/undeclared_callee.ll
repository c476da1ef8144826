define void @main() {
  %p = call i8* @ll_malloc(i64 8, i64 1)  ; warn: 17 W0201 `@ll_malloc` is not declared; its type is taken from this call
  %q = call i8* @ll_malloc(i64 8, i64 1)
  ret void
}
