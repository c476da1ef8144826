; Types of other languages.
define int @f(char %c, i32 %n) { ; error: 8 E0101 `int` is not a type; did you mean `i32`?
  ret i32 0
}

define i32 @g(int* %p, long %n) { ; error: 15 E0101 `int*` is not a type; did you mean `ptr`?
  ret i32 0
}

define @h() { ; error: 8 E0101 missing return type before `@h`
  ret void
}

define i32 @main(I32 %n) { ; error: 18 E0101 `I32` is not a type; did you mean `i32`?
  ret i32 0
}

define i32 @body(i32 %n) {
  %a = alloca string ; error: 15 E0101 `string` is not a type; did you mean `ptr`?
  %b = add int 1, 2 ; error: 12 E0101 `int` is not a type; did you mean `i32`?
  %c = zext bool true to i32 ; error: 13 E0101 `bool` is not a type; did you mean `i1`?
  %d = add u32 %n, 1 ; error: 12 E0101 `u32` is not a type; did you mean `i32`?
  %e = sitofp i32 %n to f64 ; error: 25 E0101 `f64` is not a type; did you mean `double`?
  %f = load size_t, ptr %a ; error: 13 E0101 `size_t` is not a type; did you mean `i64`?
  %g = add Int64 1, 2 ; error: 12 E0101 `Int64` is not a type; did you mean `i64`?
  %h = fadd flaot 1.0, 2.0 ; error: 13 E0101 `flaot` is not a type; did you mean `float`?
  ret i32 %n
}
