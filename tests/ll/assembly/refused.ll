; covers: 4-98
define i32 @main() {
  call void asm sideeffect "eieio", ""() ; error: 3 E0609 inline assembly with the instruction `eieio` is not supported yet
  %a = call i32 asm "", "=r"() ; error: 3 E0609 inline assembly that puts nothing into its output 0
  %b = call i32 asm "", "=r,0"(i64 1) ; error: 3 E0609 inline assembly that makes a i32 of a i64
  ret i32 0
}
