
source_filename = "auth.ll"

@signed = global ptr ptrauth (ptr @f, i32 2, i64 1234, ptr @signed), align 8

define void @f() {
  ret void
}
