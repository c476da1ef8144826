; The stack is aligned at every call of a host function, whatever the caller has on it.
; stdout: "Stack test passedStack test passedStack test passed"
; exit: 0
; covers: 0-36
declare void @stack_test()
declare i64 @ll_callback(i64 (i64, i64)*)

define i64 @main(i64 %argc, i8** %argv) {
  call void @stack_test()
  call void @nine(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9)
  %r = call i64 @ll_callback(i64 (i64, i64)* @called)
  ret i64 %r
}

define void @nine(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h, i64 %i) {
  %slot = alloca i64
  store i64 %i, i64* %slot
  call void @stack_test()
  ret void
}

define i64 @called(i64 %a, i64 %b) {
  call void @stack_test()
  ret i64 0
}
