; An i1 arrives as 0 or 1, whatever the register held before.
; stdout: "falsefalsefalsefalse"
; exit: 0
; covers: 0-36
declare void @print_bool(i1)

define i1 @less(i64 %a, i64 %b) {
  %r = icmp slt i64 %a, %b
  ret i1 %r
}

define i64 @program(i64 %argc, { i64, [0 x i8*] }* %argv) {
  %big = mul i64 %argc, 1234567890123
  %1 = icmp slt i64 %big, %argc
  call void @print_bool(i1 %1)
  %2 = call i1 @less(i64 %big, i64 %argc)
  call void @print_bool(i1 %2)
  %slot = alloca i1
  store i1 %1, i1* %slot
  %3 = load i1, i1* %slot
  call void @print_bool(i1 %3)
  %4 = xor i1 %1, 1
  %5 = xor i1 %4, 1
  call void @print_bool(i1 %5)
  ret i64 0
}
