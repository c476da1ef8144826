; flags: --profile=llvmlite
@d = global double 1.0  ; error: 13 E0501 type `double` is outside LLVMlite
@p = global <{ i64 }> <{ i64 1 }>  ; error: 13 E0501 packed structs are outside LLVMlite
%t = type { i64, i16 }  ; error: 18 E0501 type `i16` is outside LLVMlite
%o = type opaque  ; error: 1 E0501 opaque types are outside LLVMlite

define i64 @f(float %x) {  ; error: 15 E0501 type `float` is outside LLVMlite
  ret i64 0
}
