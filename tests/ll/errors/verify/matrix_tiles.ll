; x86_amx has values only: nothing of it lies in memory.
@a = external global x86_amx ; error: 22 E0213 a global variable cannot have type `x86_amx`
@b = global x86_amx* null ; error: 13 E0210 pointer to this type is invalid
define <256 x i32> @f(<256 x i32> %v, ptr %g) {
  %t = bitcast <256 x i32> %v to x86_amx
  %b = bitcast x86_amx %t to <256 x i32>
  %c = bitcast <4 x i32> zeroinitializer to x86_amx ; error: 8 E0214 cannot convert `<4 x i32>` to `x86_amx`
  %r = call x86_amx %g() ; error: 13 E0202 Return type cannot be x86_amx for indirect call!
  call void @llvm.x86.tile(x86_amx undef) ; error: 36 E0202 const x86_amx is not allowed in argument!
  ret <256 x i32> %b
}
declare void @llvm.x86.tile(x86_amx)
