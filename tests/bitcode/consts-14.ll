

source_filename = "consts.c"

@a = global i32 0, align 4
@table = global [2 x [2 x i32]] zeroinitializer, align 16
@element = global i32 ptrtoint (i32* @a to i32), align 4
@inserted = global <2 x i32> <i32 0, i32 ptrtoint (i32* @a to i32)>, align 8
@shuffled = global <2 x i32> <i32 ptrtoint (i32* @a to i32), i32 0>, align 8
@longer = global <4 x i32> zeroinitializer, align 16
@turned = global double fneg (double uitofp (i64 ptrtoint (i32* @a to i64) to double)), align 8
@inside = global i32* getelementptr inbounds ([2 x [2 x i32]], [2 x [2 x i32]]* @table, i64 0, inrange i64 1, i64 1), align 8

define <1 x i64> @mmx(<1 x i64> %x) {
  call void asm sideeffect "nop", "~{memory}"()
  ret <1 x i64> %x
}

uselistorder i32* @a, { 1, 0 }
uselistorder i32 ptrtoint (i32* @a to i32), { 1, 0, 2 }
