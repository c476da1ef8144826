; flags: --profile=llvmlite
@a = internal global i64 1  ; error: 6 E0508 `internal` is outside LLVMlite
@b = constant i64 1  ; error: 6 E0508 `constant` is outside LLVMlite
@c = global i64 1, align 8  ; error: 20 E0508 `align` is outside LLVMlite
@d = unnamed_addr global i64 1  ; error: 6 E0508 `unnamed_addr` is outside LLVMlite
@e = external global i64

define private void @f() {  ; error: 8 E0508 `private` is outside LLVMlite
  ret void
}

declare i64 @g(i8* nocapture)  ; error: 20 E0508 `nocapture` is outside LLVMlite
