; covers: 0-31

@f = global i64 (i64)* null

define i64 @main(i64 %argc, i8** %argv) {
  %f = load i64 (i64)*, i64 (i64)** @f
  %r = call i64 %f(i64 1) ; trap: null pointer
  ret i64 %r
}
