; A `std::string` whose block the library makes: the program reads it, the library grows it and gives it back, and the program
; gives back what the library made.
; needs: libstdc++.so.6
; exit: 0
@text = constant [34 x i8] c"a text that has a block of its ow\00"
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr, ptr, ptr)
declare void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr)
declare ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc(ptr, ptr)
declare ptr @_Znwm(i64)
declare void @_ZdlPvm(ptr, i64)
define i32 @main() {
  %s = alloca [32 x i8], align 8
  %alloc = alloca i8
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEC1EPKcRKS3_(ptr %s, ptr @text, ptr %alloc)
  %p = load ptr, ptr %s
  %at = getelementptr i8, ptr %p, i64 2
  %t = load i8, ptr %at
  %grown = call ptr @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEE6appendEPKc(ptr %s, ptr @text)
  %q = load ptr, ptr %s
  %at2 = getelementptr i8, ptr %q, i64 34
  store i8 120, ptr %at2
  %x = load i8, ptr %at2
  %room = getelementptr i8, ptr %s, i64 16
  %capacity = load i64, ptr %room
  %size = add i64 %capacity, 1
  call void @_ZdlPvm(ptr %q, i64 %size)
  ; The library destroys what the program has made: a block of 41 bytes that holds 40 letters.
  %own = call ptr @_Znwm(i64 41)
  store ptr %own, ptr %s
  store i64 40, ptr %room
  call void @_ZNSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEED1Ev(ptr %s)
  %sum = sub i8 %t, 116
  %sum2 = sub i8 %x, 120
  %both = or i8 %sum, %sum2
  %status = zext i8 %both to i32
  ret i32 %status
}
