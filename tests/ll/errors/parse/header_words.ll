; Words that exclude each other. LLVM also wants them in one order; here any order is taken, as in old modules.
; covers: 1-9 1-8
@a = internal hidden global i32 0 ; error: 15 E0150 symbol with local linkage must have default visibility
@b = private dllexport global i32 0 ; error: 14 E0150 symbol with local linkage cannot have a DLL storage class
@c = external dso_local dllimport global i32 ; error: 25 E0150 dso_location and DLL-StorageClass mismatch
@d = hidden protected global i32 0 ; error: 13 E0150 are mutually exclusive
@e = unnamed_addr local_unnamed_addr global i32 0 ; error: 19 E0150 are mutually exclusive
@f = internal private global i32 0 ; error: 15 E0150 conflicting linkage
define internal hidden void @g() { ; error: 17 E0150 symbol with local linkage must have default visibility
  ret void
}
declare cc 1024 void @j() ; error: 9 E0124 calling convention 1024 is too large
declare cc 1023 void @k()
declare cc10 void @l()
declare void @m(..., i32) ; error: 22 E0101 expected ')' at end of argument list
declare void @n(label) ; error: 17 E0122 invalid type for function argument
@o = external global ptr addrspace(3) addrspace(4) ; error: 39 E0101 duplicate address space
