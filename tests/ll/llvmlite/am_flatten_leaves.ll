; An annotation that flattens like the memory but nests differently: its fields are the leaves in a row, which is where the
; computed address leads to.
; flags: --profile=llvmlite
; run: @flat(i64 0) == i64 1
; run: @flat(i64 1) == i64 2
; run: @flat(i64 2) == i64 3
; run: @nested() == i64 6
; run: @second() == i64 14
; run: @inner() == i64 23
; run: @store() == i64 9
; covers: 0-28

@s = global { { i64, i64 }, i64 } { { i64, i64 } { i64 1, i64 2 }, i64 3 }
@f = global { i64, i64, i64 } { i64 4, i64 5, i64 6 }
@a = global [2 x { { i64, i64 }, i64 }] [ { { i64, i64 }, i64 } { { i64, i64 } { i64 10, i64 11 }, i64 12 }, { { i64, i64 }, i64 } { { i64, i64 } { i64 13, i64 14 }, i64 15 } ]
@w = global { { i64, [3 x i64] }, i64 } { { i64, [3 x i64] } { i64 20, [3 x i64] [ i64 21, i64 22, i64 23 ] }, i64 24 }

define i64 @flat(i64 %n) {
  %c = bitcast { { i64, i64 }, i64 }* @s to { i64, i64, i64 }*
  %p0 = getelementptr { i64, i64, i64 }, { i64, i64, i64 }* %c, i32 0, i32 0
  %p1 = getelementptr { i64, i64, i64 }, { i64, i64, i64 }* %c, i32 0, i32 1
  %p2 = getelementptr { i64, i64, i64 }, { i64, i64, i64 }* %c, i32 0, i32 2
  %v0 = load i64, i64* %p0
  %v1 = load i64, i64* %p1
  %v2 = load i64, i64* %p2
  %is0 = icmp eq i64 %n, 0
  br i1 %is0, label %zero, label %more
zero:
  ret i64 %v0
more:
  %is1 = icmp eq i64 %n, 1
  br i1 %is1, label %one, label %two
one:
  ret i64 %v1
two:
  ret i64 %v2
}
define i64 @nested() {
  %c = bitcast { i64, i64, i64 }* @f to { { i64, i64 }, i64 }*
  %q = getelementptr { { i64, i64 }, i64 }, { { i64, i64 }, i64 }* %c, i32 0, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @second() {
  %e = getelementptr [2 x { { i64, i64 }, i64 }], [2 x { { i64, i64 }, i64 }]* @a, i32 0, i32 0
  %c = bitcast { { i64, i64 }, i64 }* %e to { i64, i64, i64 }*
  %q = getelementptr { i64, i64, i64 }, { i64, i64, i64 }* %c, i32 1, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @inner() {
  %c = bitcast { { i64, [3 x i64] }, i64 }* @w to { i64, [3 x i64], i64 }*
  %q = getelementptr { i64, [3 x i64], i64 }, { i64, [3 x i64], i64 }* %c, i32 0, i32 1, i32 2
  %v = load i64, i64* %q
  ret i64 %v
}
define i64 @store() {
  %c = bitcast { { i64, i64 }, i64 }* @s to { i64, i64, i64 }*
  %p = getelementptr { i64, i64, i64 }, { i64, i64, i64 }* %c, i32 0, i32 2
  store i64 9, i64* %p
  %q = getelementptr { { i64, i64 }, i64 }, { { i64, i64 }, i64 }* @s, i32 0, i32 1
  %v = load i64, i64* %q
  ret i64 %v
}
