define i64 @f(ptr %q, i32* %p, [4 x i32]* %a, i32 %n) {
  %x = load i32* %p
  %y = load i32, ptr %q
  %z = getelementptr inbounds [4 x i32]* %a, i32 0, i32 1
  %w = getelementptr i32* %z, i32 1
  %v = volatile load i32, ptr %q
  %s = shl i32 %x, i8 3
  %t = shl i32 %y, i8 4
  %r = mul double 1.5, 2.5
  ret i64 0
}
