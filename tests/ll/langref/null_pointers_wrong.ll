; covers: 4-69
define i32 @f() {
  ret i32 null ; error: 11 E0132 null must be a pointer type
}
define ptr @g() {
  ret ptr none ; error: 11 E0132 expected `token`
}
define ptr @h() {
  ret ptr 0 ; error: 11 E0132 integer constant must have integer type
}
