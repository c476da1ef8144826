define i64 @f(i64 (i64)* %g, i64 (i64, i64)** %h) {
  %x = call i64 %g(i1 true)  ; error: 20 E0206 argument 1 of `%g` has type `i64`, but `i1` is given
  %y = load i64 (i64, i64)*, i64 (i64, i64)** %h
  %z = call i64 %y(i64 1)  ; error: 17 E0206 `%y` takes 2 arguments, but 1 is given
  ret i64 %z
}
; flags: --strict
