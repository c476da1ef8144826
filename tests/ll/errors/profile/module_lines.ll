; flags: --profile=llvmlite
target triple = "x86_64-pc-linux-gnu"  ; error: 1 E0513 `target triple` is outside LLVMlite
