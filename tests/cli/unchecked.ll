module asm ".globl of_assembly"
module asm "of_assembly: ret"
declare void @of_assembly()
define i32 @main() {
  call void asm sideeffect "", "~{memory}"()
  %seven = call i32 asm "mov $$7, $0", "=r"()
  call void @of_assembly()
  ret i32 %seven
}
