; A function of the host that holds nothing is left at any point: the fault is the program's own.
declare i64 @ll_atol(ptr)
define i64 @main() {
  %n = call i64 @ll_atol(ptr null) ; trap: null pointer
  ret i64 %n
}
