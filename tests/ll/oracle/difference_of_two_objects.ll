; The difference of addresses of two objects is a number like others (LangRef "ptrtoint", "sub"): what C forbids is not written in
; the text. An address that is computed with it is another matter: it leaves the object that it began in.
define i32 @main() {
  %a = alloca [4 x i32], align 16
  %b = alloca [4 x i32], align 16
  store i32 7, ptr %b
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %bytes = sub i64 %y, %x
  %count = sdiv exact i64 %bytes, 4
  %p = getelementptr i32, ptr %a, i64 %count
  %r = load i32, ptr %p ; trap(interp): out of bounds ; trap(jit): none
  ret i32 %r
}
