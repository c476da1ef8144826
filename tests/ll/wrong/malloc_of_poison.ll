; The size of a block is a product that overflowed.
declare ptr @malloc(i64)
declare void @free(ptr)
define i32 @main(i32 %argc) {
  %large = mul i32 %argc, 70000
  %bytes = mul nsw i32 %large, %large
  %size = zext i32 %bytes to i64
  %block = call ptr @malloc(i64 %size) ; trap(interp): poison value ; trap(jit): none
  call void @free(ptr %block)
  ret i32 0
}
