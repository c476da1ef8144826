; flags: --strict
define void @main() {
  %p = call i8* @ll_malloc(i64 8, i64 1)  ; error: 17 W0201 `@ll_malloc` is not declared
  ret void
}
