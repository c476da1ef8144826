; Vectors are not supported yet: refused before anything runs, at the instruction that makes one.
define i32 @main() {
  %v = insertelement <4 x i32> zeroinitializer, i32 1, i32 0 ; error: 8 E0161 `insertelement`
  %x = extractelement <4 x i32> %v, i32 0 ; error: 8 E0161 `extractelement`
  ret i32 %x
}
