; What cannot be called with a `nest` argument.
declare i32 @printf(ptr, ...)

define i32 @open(ptr nest %env, ...) { ; warn: 12 E0605 the attribute `nest` of a variadic function
  ret i32 1
}

define i32 @next(ptr nest %env) {
  ret i32 2
}

define i32 @on(ptr nest %env) {
  %r = musttail call i32 @next(ptr nest %env) ; warn: 3 E0605 the attribute `nest` in a `musttail` call
  ret i32 %r
}

define i32 @main() {
  %a = call i32 (ptr, ...) @printf(ptr nest null, i32 1) ; trap: unsupported ; warn: 3 E0605 the attribute `nest` in a variadic call
  %b = call i32 (ptr, ...) @open(ptr null, i32 1) ; warn: 3 E0605 the attribute `nest` in a variadic call
  %r = call i32 @on(ptr nest null)
  ret i32 %r
}
