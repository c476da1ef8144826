; Structs as values are not supported yet.
define i64 @main() {
  %s = insertvalue { i64, i64 } zeroinitializer, i64 1, 0 ; error: 8 E0161 `insertvalue`
  %x = extractvalue { i64, i64 } %s, 0 ; error: 8 E0161 `extractvalue`
  ret i64 %x
}
