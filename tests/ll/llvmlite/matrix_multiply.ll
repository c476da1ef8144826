; run: @product(i64 0, i64 0) == i64 30
; run: @product(i64 0, i64 1) == i64 36
; run: @product(i64 1, i64 0) == i64 66
; run: @product(i64 2, i64 2) == i64 150
; covers: 0-18 0-13

@a = global [3 x [3 x i64]] [ [3 x i64] [ i64 1, i64 2, i64 3 ], [3 x i64] [ i64 4, i64 5, i64 6 ], [3 x i64] [ i64 7, i64 8, i64 9 ] ]
@c = global [3 x [3 x i64]] [ [3 x i64] [ i64 0, i64 0, i64 0 ], [3 x i64] [ i64 0, i64 0, i64 0 ], [3 x i64] [ i64 0, i64 0, i64 0 ] ]

define void @multiply([3 x [3 x i64]]* %x, [3 x [3 x i64]]* %y, [3 x [3 x i64]]* %z) {
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  br label %itest
itest:
  %iv = load i64, i64* %i
  %ic = icmp slt i64 %iv, 3
  br i1 %ic, label %ibody, label %done
ibody:
  store i64 0, i64* %j
  br label %jtest
jtest:
  %jv = load i64, i64* %j
  %jc = icmp slt i64 %jv, 3
  br i1 %jc, label %jbody, label %inext
jbody:
  store i64 0, i64* %s
  store i64 0, i64* %k
  br label %ktest
ktest:
  %kv = load i64, i64* %k
  %kc = icmp slt i64 %kv, 3
  br i1 %kc, label %kbody, label %jnext
kbody:
  %xp = getelementptr [3 x [3 x i64]], [3 x [3 x i64]]* %x, i32 0, i64 %iv, i64 %kv
  %yp = getelementptr [3 x [3 x i64]], [3 x [3 x i64]]* %y, i32 0, i64 %kv, i64 %jv
  %xv = load i64, i64* %xp
  %yv = load i64, i64* %yp
  %m = mul i64 %xv, %yv
  %t = load i64, i64* %s
  %u = add i64 %t, %m
  store i64 %u, i64* %s
  %k1 = add i64 %kv, 1
  store i64 %k1, i64* %k
  br label %ktest
jnext:
  %zp = getelementptr [3 x [3 x i64]], [3 x [3 x i64]]* %z, i32 0, i64 %iv, i64 %jv
  %w = load i64, i64* %s
  store i64 %w, i64* %zp
  %j1 = add i64 %jv, 1
  store i64 %j1, i64* %j
  br label %jtest
inext:
  %i1 = add i64 %iv, 1
  store i64 %i1, i64* %i
  br label %itest
done:
  ret void
}

define i64 @product(i64 %i, i64 %j) {
  call void @multiply([3 x [3 x i64]]* @a, [3 x [3 x i64]]* @a, [3 x [3 x i64]]* @c)
  %p = getelementptr [3 x [3 x i64]], [3 x [3 x i64]]* @c, i32 0, i64 %i, i64 %j
  %v = load i64, i64* %p
  ret i64 %v
}
