@a = external global void* ; error: 26 E0122 pointers to void are invalid
@b = external global [2 x void] ; error: 22 E0122 invalid element type for array: void
@c = external global { i64, label } ; error: 22 E0122 invalid element type for structure: label
@d = external global ptr* ; error: 25 E0122 `ptr*` is invalid
@e = external global <0 x i32> ; error: 22 E0122 zero element vector is illegal
declare void @f(void) ; error: 17 E0122 argument can not have void type
@h = external global label* ; error: 27 E0122 basic block pointers are invalid
