; args:
define i32 @main() {
  %slot = alloca ptr
  %p = load ptr, ptr %slot
  indirectbr ptr %p, [label %a] ; trap(interp): uninitialised value ; trap(jit): bad call
a:
  ret i32 0
}
