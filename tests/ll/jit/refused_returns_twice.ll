; Functions that return twice, beside `setjmp` and its kin.
@buffer = global [1024 x i8] zeroinitializer, align 16
declare i32 @getcontext(ptr) returns_twice
declare i32 @vfork() returns_twice

define i32 @main() {
  %r = call i32 @getcontext(ptr @buffer) returns_twice ; error: 3 E0703 it returns twice
  %s = call i32 @vfork() ; error: 3 E0703 it returns twice
  ret i32 %r
}
