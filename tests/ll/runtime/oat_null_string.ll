; The interpreter looks at the pointer before the function does.
; covers: 0-36
declare i64* @array_of_string(i8*)

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %array = call i64* @array_of_string(i8* null) ; trap(interp): null pointer ; trap(jit): abort
  ret i64 7
}
