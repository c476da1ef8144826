; covers: 4-83
; run: @f() == i32 1
@v = global i32 0
@a = global ptr ptrauth (ptr @v, i32 0)
@b = global ptr ptrauth (ptr @v, i32 1, i64 2)
@c = global ptr ptrauth (ptr @v, i32 1, i64 2, ptr @c)
@d = global [2 x ptr] [ptr ptrauth (ptr @f, i32 1, i64 2, ptr inttoptr (i64 3 to ptr)), ptr null]
define i32 @f() {
  ret i32 1
}
