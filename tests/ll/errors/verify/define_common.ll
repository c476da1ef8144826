define common i64 @f() {  ; error: 19 E0402 invalid linkage for function definition: `common`
  ret i64 0
}
