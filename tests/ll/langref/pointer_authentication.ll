; x86-64 cannot sign pointers: variables that hold such are refused if they are reached.
; covers: 4-83
@v = global i32 0
@p = global ptr ptrauth (ptr @v, i32 1, i64 3, ptr @v) ; error: 1 E0603 `ptrauth` is not supported yet
@unused = global ptr ptrauth (ptr @v, i32 0)
define i32 @main() {
  %x = load ptr, ptr @p
  ret i32 0
}
