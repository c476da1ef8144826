; The mask of a store selects an element behind the object.
@numbers = global [3 x i32] zeroinitializer
declare void @llvm.masked.store.v4i32.p0(<4 x i32>, ptr, i32, <4 x i1>)
define i32 @main() {
  %n = load i32, ptr @numbers
  %all = icmp eq i32 %n, 0
  %mask = insertelement <4 x i1> <i1 1, i1 1, i1 0, i1 0>, i1 %all, i64 3
  call void @llvm.masked.store.v4i32.p0(<4 x i32> <i32 1, i32 2, i32 3, i32 4>, ptr @numbers, i32 4, <4 x i1> %mask) ; trap(interp): out of bounds ; trap(jit): none
  ret i32 0
}
