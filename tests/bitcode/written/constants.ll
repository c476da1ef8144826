@table = external global [4 x i32]
@address = constant i32* getelementptr ([4 x i32], [4 x i32]* @table, i32 0, i32 1)
@element = constant i32 extractelement (<2 x i32> <i32 0, i32 1>, i32 1)
@inserted = constant <2 x i32> insertelement (<2 x i32> <i32 0, i32 1>, i32 1, i32 0)
@mixed = constant <2 x i32> shufflevector (<2 x i32> <i32 0, i32 1>, <2 x i32> insertelement (<2 x i32> <i32 0, i32 1>, i32 1, i32 0), <2 x i32> <i32 0, i32 1>)
@longer = constant <2 x i32> shufflevector (<2 x i32> <i32 0, i32 1>, <2 x i32> <i32 0, i32 1>, <2 x i32> <i32 0, i32 1>)

define void @f() {
  call void asm sideeffect "nop", "~{cc}"()
  call void asm sideeffect "nop", "~{cc}"()
  call void asm sideeffect "nop", "~{cc}"()
  ret void
}
