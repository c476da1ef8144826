; covers: 4-83
@v = global i32 0
@a = global ptr ptrauth (i32 0, i32 0)
@b = global ptr ptrauth (ptr @v, i64 1)
@c = global ptr ptrauth (ptr @v, i32 1, i32 2)
@d = global ptr ptrauth (ptr @v, i32 1, i64 2, i64 3)
