; flags: --profile=llvmlite
@x = global i64 1
@y = alias i64, i64* @x ; error: 1 E0508 aliases are outside LLVMlite
