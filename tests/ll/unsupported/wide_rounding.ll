; Roundings to integers of more than 128 bits are not supported: said at the call.
declare i200 @llvm.lrint.i200.f64(double)

define i32 @main() {
  %r = call i200 @llvm.lrint.i200.f64(double 2.5) ; trap: unsupported ; warn: 3 E0604 the intrinsic `@llvm.lrint.i200.f64` of this type
  %t = trunc i200 %r to i32
  ret i32 %t
}
