define i32 @main() {
  %v = load { i32, i200 }, ptr null ; error: 3 E0601 a value of type { i32, i200 } is not supported yet
  %x = extractvalue { i32, i200 } %v, 0 ; error: 3 E0601 a value of type { i32, i200 } is not supported yet
  ret i32 %x
}
