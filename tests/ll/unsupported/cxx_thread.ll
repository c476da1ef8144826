; A thread of C++ is begun by the C++ library: the interpreter says where.
; needs: libstdc++.so.6
declare void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr, ptr, ptr)
define i32 @main() {
  call void @_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE(ptr null, ptr null, ptr null) ; trap(interp): unsupported ; trap(jit): none ; warn: 3 E0703 the interpreter runs programs on one thread
  ret i32 0
}
