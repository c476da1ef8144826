; What the constraints of inline assembly must be: outputs, inputs and clobbers in this order, one for each operand.
; covers: 4-97
define void @f(i32 %x, ptr %p) {
  %a = call i32 asm "", "r"(i32 %x) ; error: 17 E0252 inline asm without outputs must return void
  call void asm "", ""(i32 %x) ; error: 13 E0252 number of input constraints does not match number of parameters
  %b = call i32 asm "", "r,=r"(i32 %x) ; error: 17 E0252 output constraint occurs after input, clobber or label constraint
  call void asm "", "~{x},r"(i32 %x) ; error: 13 E0252 input constraint occurs after clobber constraint
  call void asm "", "="() ; error: 13 E0252 failed to parse constraints
  %c = call { i32 } asm "", "=r"() ; error: 21 E0252 inline asm with one output cannot return struct
  %d = call { i32, i32, i32 } asm "", "=r,=r"() ; error: 31 E0252 number of output constraints does not match number of return struct elements
  call void asm "", "=*m"(ptr %p) ; error: 31 E0252 operand for indirect constraint must have elementtype attribute
  call void asm "", "=*m"(i32 %x) ; error: 27 E0252 operand for indirect constraint must have pointer type
  call void asm "", "r"(ptr elementtype(i32) %p) ; error: 46 E0252 elementtype attribute can only be applied for indirect constraints
  call void asm "", "!i"() ; error: 13 E0252 label constraints can only be used with callbr
  call void (i32, ...) asm "", "r"(i32 %x) ; error: 24 E0252 inline asm cannot be variadic
  ret void
}
define void @alternatives(i32 %x) {
  %a = call i32 asm "", "=r,0,0"(i32 %x, i32 %x) ; error: 17 E0252 failed to parse constraints
  %b = call i32 asm "", "=r,0|r"(i32 %x) ; error: 17 E0252 failed to parse constraints
  %c = call i32 asm "", "=r|=m,0|r"(i32 %x)
  %d = call i32 asm "", "=r,!i,r"(i32 %x) ; error: 17 E0252 label constraints can only be used with callbr
  call void asm "", "r,~{eax},=r"(i32 %x) ; error: 13 E0252 output constraint occurs after input, clobber or label constraint
  call void asm "", "~{eax},!i"() ; error: 13 E0252 label constraint occurs after clobber constraint
  call void asm "", "~r"() ; error: 13 E0252 failed to parse constraints
  call void asm "", "=&&r"() ; error: 13 E0252 failed to parse constraints
  ret void
}
