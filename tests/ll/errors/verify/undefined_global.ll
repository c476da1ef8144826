@table = global [1 x i64 ()*] [ i64 ()* @facc ]  ; error: 41 E0401 use of undefined value `@facc`

define i64 @fac() {
  %1 = load i64, i64* @counter  ; error: 23 E0401 use of undefined value `@counter`
  ret i64 %1
}
