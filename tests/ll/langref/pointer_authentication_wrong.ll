; covers: 4-83
@v = global i32 0
@a = global ptr ptrauth (i32 0, i32 0) ; error: 17 E0216 constant ptrauth base pointer must be a pointer
@b = global ptr ptrauth (ptr @v, i64 1) ; error: 17 E0216 constant ptrauth key must be i32 constant
@c = global ptr ptrauth (ptr @v, i32 1, i32 2) ; error: 17 E0216 constant ptrauth integer discriminator must be i64 constant
@d = global ptr ptrauth (ptr @v, i32 1, i64 2, i64 3) ; error: 17 E0216 constant ptrauth address discriminator must be a pointer
