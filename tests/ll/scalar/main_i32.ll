; args: x
; exit: 2

define i32 @main(i32 %argc, i8** %argv) {
  ret i32 %argc
}
