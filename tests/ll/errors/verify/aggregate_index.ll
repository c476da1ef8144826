define i64 @f({ i64, [2 x i64] } %s, i64 %n) {
  %a = extractvalue { i64, [2 x i64] } %s, 2 ; error: 44 E0223 has 2 elements, numbered 0 to 1
  %b = extractvalue { i64, [2 x i64] } %s, 0, 0 ; error: 47 E0223 `i64` is not an array or struct
  %c = extractvalue i64 %n, 0 ; error: 21 E0223 operand must be aggregate type
  ret i64 %n
}
