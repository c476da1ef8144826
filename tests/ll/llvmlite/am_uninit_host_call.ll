; An undefined value may be handed from function to function of the program, but not to the outside.
; flags: --profile=llvmlite
; covers: 0-27

declare i8* @ll_ltoa(i64)

define void @use(i64 %x) {
  ret void
}
define i64 @main(i64 %argc, i8** %argv) {
  %s = alloca i64
  %v = load i64, i64* %s
  call void @use(i64 %v)
  %t = call i8* @ll_ltoa(i64 %v) ; trap(interp): uninitialised value ; trap(jit): none
  ret i64 3
}
