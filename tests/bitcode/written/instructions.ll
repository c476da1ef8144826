@table = external global [4 x i32], align 16
@alias = internal alias i32 (i32*), i32 (i32*)* @f

define i32 @f(i32* noalias nocapture align 8 %p) #0 {
  %second = getelementptr [4 x i32], [4 x i32]* @table, i32 0, i32 1
  %third = getelementptr inbounds [4 x i32], [4 x i32]* @table, i32 0, i32 2
  %loaded = load i32, i32* %second, align 4
  %greater = icmp sgt i32 %loaded, 1
  %either = select i1 %greater, i32 %loaded, i32 1
  store volatile i32 %either, i32* %third, align 4
  store atomic i32 %either, i32* %p release, align 4
  %1 = cmpxchg i32* %p, i32 0, i32 1 syncscope("singlethread") acq_rel acquire
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = cmpxchg weak i32* %p, i32 0, i32 1 monotonic monotonic
  %4 = atomicrmw add i32* %p, i32 %2 seq_cst
  %5 = add i32 %2, %4
  ret i32 %5
}

attributes #0 = { nounwind uwtable }
