; A pointer to a pointer is passed to empty assembly, which sets nothing: it is a barrier for optimizers, such as Rust's `black_box`.
define i32 @main() {
  %pair = alloca [2 x i32]
  store i32 1, ptr %pair
  %to = alloca ptr
  store ptr %pair, ptr %to
  call void asm sideeffect "# nothing", "r,~{memory}"(ptr %to)
  %found = load ptr, ptr %to
  %second = getelementptr i32, ptr %found, i64 1
  %x = load i32, ptr %second
  %c = icmp sgt i32 %x, 1
  br i1 %c, label %yes, label %no ; trap(interp): uninitialised value ; trap(jit): none
yes:
  ret i32 1
no:
  ret i32 1
}
