; What llvm-dis of LLVM 22 prints of the bitcode of expressions.ll.
@a = global i32 0
@b = global i32 1

define i32 @f(i1 %c) {
  br i1 %c, label %a, label %phi.constexpr

a:
  br label %phi.constexpr2

phi.constexpr:
  %constexpr = icmp ne ptr @a, @b
  %constexpr1 = zext i1 %constexpr to i32
  %constexpr3 = mul i64 ptrtoint (ptr @a to i64), 3
  br label %b

phi.constexpr2:
  %constexpr4 = icmp ne ptr @a, @b
  %constexpr5 = zext i1 %constexpr4 to i64
  br label %b

b:
  %p = phi i32 [ %constexpr1, %phi.constexpr ], [ 7, %phi.constexpr2 ]
  %q = phi i64 [ %constexpr3, %phi.constexpr ], [ %constexpr5, %phi.constexpr2 ]
  %i = zext i32 %p to i64
  %constexpr6 = mul i64 ptrtoint (ptr @a to i64), 5
  %constexpr7 = icmp eq ptr @a, null
  %s = select i1 %constexpr7, i64 %constexpr6, i64 %i
  %constexpr8 = and i64 ptrtoint (ptr @a to i64), -8
  %constexpr9 = inttoptr i64 %constexpr8 to ptr
  %constexpr10 = icmp ne ptr @a, @b
  %constexpr11 = select i1 %constexpr10, i64 1, i64 2
  store i64 %constexpr11, ptr %constexpr9, align 4
  %constexpr12 = mul i64 ptrtoint (ptr @a to i64), 5
  %constexpr.ins = insertvalue [2 x i64] poison, i64 1, 0
  %constexpr.ins13 = insertvalue [2 x i64] %constexpr.ins, i64 %constexpr12, 1
  %constexpr14 = icmp ne ptr @a, @b
  %constexpr.ins15 = insertelement <2 x i1> poison, i1 true, i32 0
  %constexpr.ins16 = insertelement <2 x i1> %constexpr.ins15, i1 %constexpr14, i32 1
  %constexpr17 = icmp ne ptr @a, @b
  %constexpr18 = select i1 %constexpr17, ptr @a, ptr @b
  %constexpr19 = bitcast ptr %constexpr18 to ptr
  %constexpr20 = getelementptr inbounds i32, ptr %constexpr19, i64 1
  call void @g([2 x i64] %constexpr.ins13, <2 x i1> %constexpr.ins16, ptr %constexpr20)
  ret i32 %p
}

declare void @g([2 x i64], <2 x i1>, ptr)
