@v = global i32 0
define ptr @f() {
  ret ptr dso_local_equivalent @v ; error: 11 E0216 expected a function, alias to function, or ifunc in dso_local_equivalent
}
@p = global ptr ptrauth (i32 1, i32 1) ; error: 17 E0216 constant ptrauth base pointer must be a pointer
@q = global ptr ptrauth (ptr @v, i64 1) ; error: 17 E0216 constant ptrauth key must be i32 constant
@r = global ptr ptrauth (ptr @v, i32 1, i32 3) ; error: 17 E0216 constant ptrauth integer discriminator must be i64 constant
@s = global ptr ptrauth (ptr @v, i32 1, i64 3, i64 3) ; error: 17 E0216 constant ptrauth address discriminator must be a pointer
@t = global ptr ptrauth (ptr @v, i32 1, i64 3, ptr @v)
