; Appending variables are put one behind the other: constructors run in the order of their priorities, then of the modules.
; Tables of LLVM 3.4 and before have two columns.
; link: structors_part.ll
; exit: 73
@llvm.global_ctors = appending global [1 x { i32, void ()* }] [{ i32, void ()* } { i32 65535, void ()* @set }]
@llvm.used = appending global [1 x i8*] [i8* bitcast (void ()* @set to i8*)], section "llvm.metadata"
@x = global i32 0

define internal void @set() {
  %v = load i32* @x
  %w = add i32 %v, 3
  store i32 %w, i32* @x
  ret void
}

define i32 @main() {
  %v = load i32* @x
  ret i32 %v
}
