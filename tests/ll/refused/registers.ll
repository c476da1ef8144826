; Registers that are not the program's.
declare i64 @llvm.read_register.i64(metadata)
define i32 @main(i32 %n) {
  %f = call i64 @llvm.read_register.i64(metadata !0) ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.read_register.i64`
  ret i32 0
}
!0 = !{!"r15"}
