; flags: --profile=llvmlite
define i64 @f() {
start:
  ret i64 0
  ret i64 1  ; error: 3 E0515 every block but the first needs a label in LLVMlite
}
