; A run without an exit status ends at the fault.
; case: something is read
; stdin: "x"
; exit: 0
; case: nothing to read
; stdout: "?\n"
@text = constant [2 x i8] c"?\00"
declare i32 @getchar()
declare i32 @puts(ptr)
define i32 @main() {
  %c = call i32 @getchar()
  call i32 @puts(ptr @text)
  %none = icmp slt i32 %c, 0
  br i1 %none, label %bad, label %good
bad:
  store i32 1, ptr null ; trap: null pointer
  ret i32 0
good:
  ret i32 0
}
