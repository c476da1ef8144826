; Elements are put at places that are known.
; flags: --strict
declare <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8>, <4 x i8>, i64)
declare <4 x i8> @llvm.vector.reverse.v4i8(<8 x i8>)
define i32 @main(i32 %n, ptr %p) {
  %at = zext i32 %n to i64
  %a = call <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8> zeroinitializer, <4 x i8> zeroinitializer, i64 %at) ; error: 3 E0604 the intrinsic `@llvm.vector.insert.v8i8.v4i8` of this type
  %b = call <8 x i8> @llvm.vector.insert.v8i8.v4i8(<8 x i8> zeroinitializer, <4 x i8> zeroinitializer, i64 5) ; error: 3 E0604 the intrinsic `@llvm.vector.insert.v8i8.v4i8` of this type
  %c = call <4 x i8> @llvm.vector.reverse.v4i8(<8 x i8> zeroinitializer) ; error: 3 E0604 the intrinsic `@llvm.vector.reverse.v4i8` of this type
  ret i32 0
}
