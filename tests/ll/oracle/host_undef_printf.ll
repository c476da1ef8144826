; printf takes no structs: what it prints must be defined, also where other calls of the module say so and this one does not.
@format = constant [4 x i8] c"%d\0A\00"
declare i32 @printf(ptr noundef, ...)
define i32 @main() {
  %p = alloca i32
  %v = load i32, ptr %p
  %r = call i32 (ptr, ...) @printf(ptr noundef @format, i32 %v) ; trap(interp): uninitialised value ; trap(jit): none
  ret i32 0
}
