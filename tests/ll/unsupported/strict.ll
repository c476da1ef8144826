; With --strict a program is refused if a run could come to what cannot be run.
; flags: --strict
declare i32 @on_exit(ptr, ptr)
define i32 @main(i32 %argc) {
  %many = icmp ugt i32 %argc, 1000
  br i1 %many, label %go, label %end
go:
  %p = alloca inalloca i32 ; error: 3 E0602 an alloca with `inalloca` is not supported yet
  %o = call i32 @on_exit(ptr null, ptr null) ; error: 3 E0703 `@on_exit` of the C library is not supported: the registered function would outlive the program
  br label %end
end:
  ret i32 0
}
