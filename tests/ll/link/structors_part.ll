; part:
@llvm.global_ctors = appending global [2 x { i32, void ()*, i8* }] [
  { i32, void ()*, i8* } { i32 65535, void ()* @set, i8* null },
  { i32, void ()*, i8* } { i32 101, void ()* @first, i8* null }]
@llvm.used = appending global [1 x i8*] [i8* bitcast (void ()* @set to i8*)], section "llvm.metadata"
@x = external global i32

; (4 + 3) * 10 + 3
define internal void @set() {
  %v = load i32* @x
  %w = mul i32 %v, 10
  %y = add i32 %w, 3
  store i32 %y, i32* @x
  ret void
}

define internal void @first() {
  store i32 4, i32* @x
  ret void
}
