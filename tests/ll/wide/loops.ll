; Wide integers that go round: numbers that outgrow every register.
; covers: 4-46
; run: @factorial(i32 57) == i256 40526919504877216755680601905432322134980384796226602145184481280000000000000
; run: @fibonacci(i32 370) == i257 94611056096305838013295371573764256526437182762229865607320618320601813254535
; run: @gcd(i200 27941202340679285092720350870871907597483898865980055, i200 65270969427947920253119365120) == i200 5
; run: @power(i192 3, i192 100, i192 1000000000000000000000000000057) == i192 36461129736244754020382876134
; run: @digits(i1000 123456789012345678901234567890123456789012345678901234567890) == i32 60
; run: @root(i256 15241578753238836750495351562566681945005334557625361987875019051998750190521) == i256 123456789012345678901234567890123456789
; run: @exchange(i192 5, i32 3) == i192 -27670116110564327427
; run: @sum_of_array(i64 20) == i300 21098857075951045601647731115561025
define i256 @factorial(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %j, %body ]
  %x = phi i256 [ 1, %entry ], [ %y, %body ]
  %c = icmp eq i32 %i, 0
  br i1 %c, label %done, label %body
body:
  %w = zext i32 %i to i256
  %y = mul nuw i256 %x, %w
  %j = sub i32 %i, 1
  br label %head
done:
  ret i256 %x
}
define i257 @fibonacci(i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ %n, %entry ], [ %j, %body ]
  %a = phi i257 [ 0, %entry ], [ %b, %body ]
  %b = phi i257 [ 1, %entry ], [ %s, %body ]
  %c = icmp eq i32 %i, 0
  br i1 %c, label %done, label %body
body:
  %s = add i257 %a, %b
  %j = sub i32 %i, 1
  br label %head
done:
  ret i257 %a
}
define i200 @gcd(i200 %a, i200 %b) {
entry:
  br label %head
head:
  %x = phi i200 [ %a, %entry ], [ %y, %body ]
  %y = phi i200 [ %b, %entry ], [ %r, %body ]
  %c = icmp eq i200 %y, 0
  br i1 %c, label %done, label %body
body:
  %r = urem i200 %x, %y
  br label %head
done:
  ret i200 %x
}
; x^n modulo m: the products fit 200 bits twice.
define i192 @power(i192 %x, i192 %n, i192 %m) {
entry:
  %xw = zext i192 %x to i400
  %mw = zext i192 %m to i400
  br label %head
head:
  %k = phi i192 [ %n, %entry ], [ %h, %next ]
  %b = phi i400 [ %xw, %entry ], [ %c, %next ]
  %p = phi i400 [ 1, %entry ], [ %q, %next ]
  %z = icmp eq i192 %k, 0
  br i1 %z, label %done, label %body
body:
  %bit = trunc i192 %k to i1
  br i1 %bit, label %odd, label %next
odd:
  %o = mul i400 %p, %b
  %or = urem i400 %o, %mw
  br label %next
next:
  %q = phi i400 [ %p, %body ], [ %or, %odd ]
  %s = mul i400 %b, %b
  %c = urem i400 %s, %mw
  %h = lshr i192 %k, 1
  br label %head
done:
  %r = trunc i400 %p to i192
  ret i192 %r
}
define i32 @digits(i1000 %n) {
entry:
  br label %head
head:
  %x = phi i1000 [ %n, %entry ], [ %q, %head ]
  %i = phi i32 [ 0, %entry ], [ %j, %head ]
  %q = udiv i1000 %x, 10
  %j = add i32 %i, 1
  %z = icmp ne i1000 %q, 0
  br i1 %z, label %head, label %done
done:
  ret i32 %j
}
; Newton's method from above.
define i256 @root(i256 %n) {
entry:
  br label %head
head:
  %x = phi i256 [ 680564733841876926926749214863536422912, %entry ], [ %y, %head ]
  %d = udiv i256 %n, %x
  %s = add i256 %x, %d
  %y = lshr i256 %s, 1
  %less = icmp ult i256 %y, %x
  br i1 %less, label %head, label %done
done:
  ret i256 %x
}
; Two phis change places: 5 and 2^64 + 2; what is left after three rounds is -(2^64 + 2) - 2^63 - 1.
define i192 @exchange(i192 %a, i32 %n) {
entry:
  br label %head
head:
  %x = phi i192 [ %a, %entry ], [ %y, %head ]
  %y = phi i192 [ 18446744073709551618, %entry ], [ %x, %head ]
  %i = phi i32 [ %n, %entry ], [ %j, %head ]
  %j = sub i32 %i, 1
  %z = icmp ne i32 %j, 0
  br i1 %z, label %head, label %done
done:
  %m = sub i192 0, %y
  %r = sub i192 %m, 9223372036854775809
  %c = icmp eq i192 %x, %a
  %s = select i1 %c, i192 %m, i192 %r
  %t = select i1 %c, i192 %r, i192 %s
  ret i192 %t
}
; The sum of 2^(6i).
define i300 @sum_of_array(i64 %n) {
entry:
  %p = alloca i300, i64 %n
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %j, %fill ]
  %k = phi i300 [ 1, %entry ], [ %l, %fill ]
  %q = getelementptr i300, ptr %p, i64 %i
  store i300 %k, ptr %q
  %l = shl i300 %k, 6
  %j = add i64 %i, 1
  %z = icmp ult i64 %j, %n
  br i1 %z, label %fill, label %add
add:
  %i2 = phi i64 [ 0, %fill ], [ %j2, %add ]
  %s = phi i300 [ 0, %fill ], [ %t, %add ]
  %q2 = getelementptr i300, ptr %p, i64 %i2
  %v = load i300, ptr %q2
  %t = add i300 %s, %v
  %j2 = add i64 %i2, 1
  %z2 = icmp ult i64 %j2, %n
  br i1 %z2, label %add, label %done
done:
  ret i300 %t
}
