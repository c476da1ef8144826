; flags: --profile=llvmlite
define i64 @f() {
  ret i64 0, !dbg !0  ; error: 3 E0510 metadata is outside LLVMlite
}

!0 = !{}  ; error: 1 E0510 metadata is outside LLVMlite
