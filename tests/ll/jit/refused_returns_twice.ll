declare i32 @_setjmp(ptr) returns_twice
@buffer = global [32 x i64] zeroinitializer
define i32 @main() {
  %r = call i32 @_setjmp(ptr @buffer) returns_twice ; error: 3 E0703 it returns twice
  ret i32 %r
}
