; The library has given the string's block back: nobody may look at it.
; needs: libstdc++.so.6
@text = constant [34 x i8] c"a text that has a block of its ow\00"
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr, ptr, ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr)
define i32 @main() {
  %s = alloca [32 x i8], align 8
  %alloc = alloca i8
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr %s, ptr @text, ptr %alloc)
  %p = load ptr, ptr %s
  %before = load i8, ptr %p
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr %s)
  %after = load i8, ptr %p ; trap(interp): use after free ; trap(jit): none
  ret i32 0
}
