; Elements are put at places that are known.
declare <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8>, <4 x i8>, i64)
declare <4 x i8> @llvm.vector.reverse.v4i8(<8 x i8>) ; error: 18 E0260 `<4 x i8> (<8 x i8>)`
define i32 @main(i32 %n, ptr %p) {
  %at = zext i32 %n to i64
  %a = call <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8> zeroinitializer, <4 x i8> zeroinitializer, i64 %at) ; error: 108 E0240 immarg operand has non-immediate parameter
  %b = call <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8> zeroinitializer, <4 x i8> zeroinitializer, i64 5) ; error: 108 E0262 vector_insert index must be a constant multiple
  %c = call <4 x i8> @llvm.vector.reverse.v4i8(<8 x i8> zeroinitializer)
  ret i32 0
}
