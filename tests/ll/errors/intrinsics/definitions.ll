; Names that begin with `llvm.` are those of intrinsic functions.
define i32 @llvm.mine(i32 %n) { ; error: 12 E0263 llvm intrinsics cannot be defined: `@llvm.mine`
  ret i32 %n
}
define i32 @llvm.ctpop.i32(i32 %n) { ; error: 12 E0263 llvm intrinsics cannot be defined: `@llvm.ctpop.i32`
  ret i32 %n
}
