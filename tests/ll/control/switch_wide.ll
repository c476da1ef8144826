; Cases that lie on both sides of 2^63 and 2^64, next to each other, in values of more than 64 bits.
; exit: 0
; stdout: "0 1 2 3 4 5 6 7 9 9\n10 11 12 19\n20 21 29\n"

@ten = constant [31 x i8] c"%d %d %d %d %d %d %d %d %d %d\0A\00"
@four = constant [13 x i8] c"%d %d %d %d\0A\00"
@three = constant [10 x i8] c"%d %d %d\0A\00"
declare i32 @printf(ptr, ...)

define i32 @i128(i128 %x) {
  switch i128 %x, label %none [
    i128 9223372036854775806, label %a
    i128 9223372036854775807, label %b
    i128 9223372036854775808, label %c
    i128 9223372036854775809, label %d
    i128 18446744073709551615, label %e
    i128 18446744073709551616, label %f
    i128 -1, label %g
    i128 5, label %h
  ]
a:
  ret i32 0
b:
  ret i32 1
c:
  ret i32 2
d:
  ret i32 3
e:
  ret i32 4
f:
  ret i32 5
g:
  ret i32 6
h:
  ret i32 7
none:
  ret i32 9
}

define i32 @i65(i65 %x) {
  switch i65 %x, label %none [
    i65 18446744073709551615, label %a
    i65 -18446744073709551616, label %b
    i65 6, label %c
  ]
a:
  br label %out
b:
  br label %out
c:
  br label %out
none:
  br label %out
out:
  %r = phi i32 [ 10, %a ], [ 11, %b ], [ 12, %c ], [ 19, %none ]
  ret i32 %r
}

; One table whose first case is above 2^63.
define i32 @high(i128 %x) {
entry:
  switch i128 %x, label %out [
    i128 18446744073709551612, label %a
    i128 18446744073709551613, label %b
    i128 18446744073709551614, label %b
    i128 18446744073709551615, label %a
  ]
a:
  br label %out
b:
  br label %out
out:
  %r = phi i32 [ 29, %entry ], [ 20, %a ], [ 21, %b ]
  ret i32 %r
}

define i32 @main() {
  %1 = call i32 @i128(i128 9223372036854775806)
  %2 = call i32 @i128(i128 9223372036854775807)
  %3 = call i32 @i128(i128 9223372036854775808)
  %4 = call i32 @i128(i128 9223372036854775809)
  %5 = call i32 @i128(i128 18446744073709551615)
  %6 = call i32 @i128(i128 18446744073709551616)
  %7 = call i32 @i128(i128 -1)
  %8 = call i32 @i128(i128 5)
  %9 = call i32 @i128(i128 18446744073709551621)
  %10 = call i32 @i128(i128 -9223372036854775808)
  %11 = call i32 (ptr, ...) @printf(ptr @ten, i32 %1, i32 %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i32 %9, i32 %10)
  %12 = call i32 @i65(i65 18446744073709551615)
  %13 = call i32 @i65(i65 -18446744073709551616)
  %14 = call i32 @i65(i65 6)
  %15 = call i32 @i65(i65 0)
  %16 = call i32 (ptr, ...) @printf(ptr @four, i32 %12, i32 %13, i32 %14, i32 %15)
  %17 = call i32 @high(i128 18446744073709551615)
  %18 = call i32 @high(i128 18446744073709551613)
  %19 = call i32 @high(i128 3)
  %20 = call i32 (ptr, ...) @printf(ptr @three, i32 %17, i32 %18, i32 %19)
  ret i32 0
}
