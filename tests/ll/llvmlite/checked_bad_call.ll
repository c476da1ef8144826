; Outside the courses' machine a call of another type is what the machine makes of it: the missing argument is undefined.

define i64 @two(i64 %a, i64 %b) {
  %r = add i64 %a, %b
  ret i64 %r
}
define i64 @main(i64 %argc, i8** %argv) {
  %f = bitcast i64 (i64, i64)* @two to i64 (i64)*
  %r = call i64 %f(i64 1)
  ret i64 %r ; trap(interp): uninitialised value ; trap(jit): none
}
