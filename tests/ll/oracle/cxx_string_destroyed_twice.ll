; The library is to give the same block back twice.
; needs: libstdc++.so.6
@text = constant [34 x i8] c"a text that has a block of its ow\00"
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr, ptr, ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr)
define i32 @main() {
  %s = alloca [32 x i8], align 8
  %alloc = alloca i8
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr %s, ptr @text, ptr %alloc)
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr %s)
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr %s) ; trap(interp): bad free ; trap(jit): none
  ret i32 0
}
