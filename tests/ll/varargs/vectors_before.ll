; run: @main() == i32 0

; Vectors and small structures of floats before the dots, in several registers or in parts of one, with all of their elements.

declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)

define i64 @wide(<8 x i32> %v, <2 x float> %w, ...) {
  %list = alloca [3 x i64], align 16
  call void @llvm.va_start(ptr %list)
  %more = va_arg ptr %list, i64
  call void @llvm.va_end(ptr %list)
  %s = call i32 @llvm.vector.reduce.add.v8i32(<8 x i32> %v)
  %w0 = extractelement <2 x float> %w, i32 0
  %w1 = extractelement <2 x float> %w, i32 1
  %d = fsub float %w1, %w0
  %i = fptosi float %d to i64
  %l = extractelement <8 x i32> %v, i32 7
  %s1 = add i32 %s, %l
  %s2 = sext i32 %s1 to i64
  %r1 = mul i64 %s2, 1000
  %r2 = mul i64 %i, 100
  %r3 = add i64 %r1, %r2
  %r = add i64 %r3, %more
  ret i64 %r
}

declare i32 @llvm.vector.reduce.add.v8i32(<8 x i32>)

define i32 @main() {
  %r = call i64 (<8 x i32>, <2 x float>, ...) @wide(<8 x i32> <i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8>, <2 x float> <float 1.0, float 4.0>, i64 5)
  %c = icmp ne i64 %r, 44305
  %n = zext i1 %c to i32
  ret i32 %n
}
