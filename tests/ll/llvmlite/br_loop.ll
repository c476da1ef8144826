; A block that branches to itself, and nested loops.
; run: @self(i64 5) == i64 15
; run: @self(i64 1) == i64 1
; run: @nested(i64 4, i64 3) == i64 12
; run: @nested(i64 0, i64 3) == i64 0
; covers: 0-21

define i64 @self(i64 %n) {
  %i = alloca i64
  %s = alloca i64
  store i64 %n, i64* %i
  store i64 0, i64* %s
  br label %loop
loop:
  %k = load i64, i64* %i
  %t = load i64, i64* %s
  %u = add i64 %t, %k
  store i64 %u, i64* %s
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %i
  %c = icmp sgt i64 %k1, 0
  br i1 %c, label %loop, label %done
done:
  %r = load i64, i64* %s
  ret i64 %r
}

define i64 @nested(i64 %n, i64 %m) {
  %i = alloca i64
  %j = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %outer
outer:
  %a = load i64, i64* %i
  %ca = icmp slt i64 %a, %n
  br i1 %ca, label %start, label %done
start:
  store i64 0, i64* %j
  br label %inner
inner:
  %b = load i64, i64* %j
  %cb = icmp slt i64 %b, %m
  br i1 %cb, label %body, label %after
body:
  %t = load i64, i64* %s
  %t1 = add i64 %t, 1
  store i64 %t1, i64* %s
  %b1 = add i64 %b, 1
  store i64 %b1, i64* %j
  br label %inner
after:
  %a1 = add i64 %a, 1
  store i64 %a1, i64* %i
  br label %outer
done:
  %r = load i64, i64* %s
  ret i64 %r
}
