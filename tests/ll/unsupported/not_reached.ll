; What cannot be run does no harm where no run comes to it, whatever it is: an instruction, a phi, a branch, a call, a function.
; exit: 9
; stdout: "hi\n"
declare i32 @puts(ptr)
declare ptr @llvm.coro.noop()
declare tailcc i32 @abs(i32)
declare i32 @on_exit(ptr, ptr)
@s = constant [3 x i8] c"hi\00"
define cc 100 i32 @convention(i32 %n) { ; warn: 19 E0605 calling convention 100 (amdgpu_gfx) is not supported yet
  ret i32 %n
}
define void @parameter(target("spirv.Event") %e) { ; warn: 46 E0601 a value of type target("spirv.Event") is not supported yet
  ret void
}
define i32 @f(i32 %n) {
  %small = icmp ult i32 %n, 100
  br i1 %small, label %fine, label %other
other:
  switch i32 %n, label %convention [ i32 101, label %type
                                     i32 102, label %phi
                                     i32 103, label %intrinsic
                                     i32 104, label %library
                                     i32 105, label %host
                                     i32 106, label %asm ]
convention:
  %c = call cc 100 i32 @convention(i32 1) ; warn: 3 E0605 calling convention 100 (amdgpu_gfx) is not supported yet
  br label %fine
type:
  %p = alloca ppc_fp128
  %x = load ppc_fp128, ptr %p ; warn: 3 E0601 a value of type ppc_fp128 is not supported yet
  %t = fptosi ppc_fp128 %x to i32 ; warn: 3 E0601 a value of type ppc_fp128 is not supported yet
  br label %fine
phi:
  %l = phi i32 [ 1, %other ], [ %m, %phi ]
  %q = phi ppc_fp128 [ 0xM00000000000000000000000000000000, %other ], [ %q, %phi ] ; warn: 3 E0601 a value of type ppc_fp128 is not supported yet
  %m = add i32 %l, 1
  %more = icmp ult i32 %m, 10
  br i1 %more, label %phi, label %fine
intrinsic:
  %nothing = call ptr @llvm.coro.noop() ; warn: 3 E0604 the intrinsic `@llvm.coro.noop` is not supported yet
  br label %fine
library:
  %o = call i32 @on_exit(ptr null, ptr null) ; warn: 3 E0703 `@on_exit` of the C library is not supported: the registered function would outlive the program
  br label %fine
host:
  %h = call tailcc i32 @abs(i32 -3) ; warn: 3 E0605 calling convention 18 (tailcc) of a host function is not supported yet
  br label %fine
asm:
  %a = call i32 asm "eieio", "=r"() ; warn: 3 E0609 inline assembly with the instruction `eieio` is not supported yet
  br label %fine
fine:
  %r = phi i32 [ %n, %0 ], [ %c, %convention ], [ %t, %type ], [ %m, %phi ], [ 3, %intrinsic ], [ %o, %library ], [ %h, %host ], [ %a, %asm ]
  ret i32 %r
}
define i32 @main(i32 %argc) {
  %r = call i32 @f(i32 9)
  %many = icmp ugt i32 %argc, 1000
  br i1 %many, label %call, label %end
call:
  call void @parameter(target("spirv.Event") poison) ; warn: 3 E0601 a value of type target("spirv.Event") is not supported yet
  br label %end
end:
  %n = call i32 @puts(ptr @s)
  ret i32 %r
}
