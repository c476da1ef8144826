; A function that cannot be called has an address, and ends the run when it is called by it.
; stdout: "taken\n"
declare i32 @puts(ptr)
declare i32 @on_exit(ptr, ptr) ; trap: unsupported
@s = constant [6 x i8] c"taken\00"
@table = constant [2 x ptr] [ptr @puts, ptr @on_exit]
define i32 @call(ptr %f, ptr %a) {
  %r = call i32 %f(ptr %a, ptr null)
  ret i32 %r
}
define i32 @main(i32 %argc) {
  %p = getelementptr [2 x ptr], ptr @table, i64 0, i32 %argc
  %f = load ptr, ptr %p
  %same = icmp eq ptr %f, @on_exit ; warn: 3 E0703 `@on_exit` of the C library is not supported: the registered function would outlive the program
  %other = icmp eq ptr %f, null
  %wrong = xor i1 %same, true
  %bad = or i1 %wrong, %other
  br i1 %bad, label %no, label %yes
yes:
  %n = call i32 @puts(ptr @s)
  %r = call i32 @call(ptr %f, ptr @s)
  ret i32 %r
no:
  ret i32 1
}
