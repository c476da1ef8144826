; OOBIndexDeref in a store, through an index that comes from a loop.
; flags: --profile=llvmlite
; covers: 0-26 0-28

@a = global [3 x i64] [ i64 1, i64 2, i64 3 ]

define i64 @main(i64 %argc, i8** %argv) {
  %i = alloca i64
  store i64 0, i64* %i
  br label %loop
loop:
  %k = load i64, i64* %i
  %p = getelementptr [3 x i64], [3 x i64]* @a, i32 0, i64 %k
  store i64 0, i64* %p ; trap(interp): out of bounds ; trap(jit): none
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %c = icmp sle i64 %k1, 3
  br i1 %c, label %loop, label %done
done:
  ret i64 0
}
