; load: keeps.c
; exit: 3
; What a function of a library keeps counts as written whenever one of that library may have run, and what the program puts
; there meanwhile is what it is.
declare void @keep(ptr)
declare void @fill(i32)
declare i32 @puts(ptr)
@text = constant [2 x i8] c"x\00"
; stdout: "x\n"
define i32 @main() {
  %x = alloca i32
  call void @keep(ptr %x)
  %undefined = load i32, ptr %x
  %unused = icmp eq i32 %undefined, 0
  br i1 %unused, label %go, label %go
go:
  store i32 poison, ptr %x
  %p = call i32 @puts(ptr @text)
  call void @fill(i32 3)
  %v = load i32, ptr %x
  ret i32 %v
}
