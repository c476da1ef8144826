define i64 @f(i64) {
  %2 = add i64 %0, 1
  %5 = add i64 %2, 1 ; warn: 3 W0101 instruction expected to be numbered `%3`
  %4 = add i64 %5, 1 ; warn: 3 W0101 instruction expected to be numbered `%6`
  br label %9
9: ; warn: 1 W0101 label expected to be numbered `6`
  ret i64 %4
}

define i64 @g(i64, i64 %5) { ; warn: 24 W0101 argument expected to be numbered `%1`
  %0 = add i64 %5, 1 ; warn: 3 W0101 instruction expected to be numbered `%7`
  ret i64 %0
}

@typed = global i64* null
