; Constant expressions that LLVM 22 has no more, with each place that one can have in a function.
define i32 @f(i1 %c) {
 br i1 %c, label %a, label %b
a:
 br label %b
b:
 %p = phi i32 [ zext (i1 icmp ne (i32* @a, i32* @b) to i32), %0 ], [ 7, %a ]
 %q = phi i64 [ mul (i64 ptrtoint (i32* @a to i64), i64 3), %0 ], [ zext (i1 icmp ne (i32* @a, i32* @b) to i64), %a ]
 %i = zext i32 %p to i64
 %s = select i1 icmp eq (i32* @a, i32* null), i64 mul (i64 ptrtoint (i32* @a to i64), i64 5), i64 %i
 store i64 select (i1 icmp ne (i32* @a, i32* @b), i64 1, i64 2), i64* inttoptr (i64 and (i64 ptrtoint (i32* @a to i64), i64 -8) to i64*)
 call void @g([2 x i64] [i64 1, i64 mul (i64 ptrtoint (i32* @a to i64), i64 5)], <2 x i1> <i1 true, i1 icmp ne (i32* @a, i32* @b)>, i32* getelementptr inbounds (i32, i32* bitcast (i8* select (i1 icmp ne (i32* @a, i32* @b), i8* bitcast (i32* @a to i8*), i8* bitcast (i32* @b to i8*)) to i32*), i64 1))
 ret i32 %p
}
@a = global i32 0
@b = global i32 1
declare void @g([2 x i64], <2 x i1>, i32*)
