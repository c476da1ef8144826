; What is hidden is in the program itself: no library's function or variable is taken for it.
@environ = external hidden global ptr
declare hidden i32 @abs(i32)
declare protected void @nowhere_at_all()
define i32 @main() {
  %r = call i32 @abs(i32 -3) ; error: 3 E0701 no function named `@abs` in the program or the courses' runtime, and `hidden` symbols are not looked up in libraries
  %p = load ptr, ptr @environ ; error: 3 E0702 no variable named `@environ` in the program, and `hidden` symbols are not looked up in libraries
  call void @nowhere_at_all() ; error: 3 E0701 no function named `@nowhere_at_all` in the program or
  ret i32 %r
}
