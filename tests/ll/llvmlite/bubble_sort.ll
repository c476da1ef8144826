; Sorts an array behind a pointer parameter, with the swap in a function of its own.
; stdout: "-4\n0\n1\n3\n3\n8\n"
; exit: 6
; covers: 0-18 0-36

@data = global [6 x i64] [ i64 3, i64 8, i64 -4, i64 1, i64 3, i64 0 ]

declare void @ll_puts(i8*)
declare i8* @ll_ltoa(i64)

define void @sort([6 x i64]* %a) {
  %i = alloca i64
  %j = alloca i64
  store i64 5, i64* %i
  br label %outer
outer:
  %n = load i64, i64* %i
  %more = icmp sgt i64 %n, 0
  br i1 %more, label %start, label %done
start:
  store i64 0, i64* %j
  br label %inner
inner:
  %k = load i64, i64* %j
  %again = icmp slt i64 %k, %n
  br i1 %again, label %compare, label %next
compare:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %j
  %p = getelementptr [6 x i64], [6 x i64]* %a, i32 0, i64 %k
  %q = getelementptr [6 x i64], [6 x i64]* %a, i32 0, i64 %k1
  %x = load i64, i64* %p
  %y = load i64, i64* %q
  %wrong = icmp sgt i64 %x, %y
  br i1 %wrong, label %swap, label %inner
swap:
  store i64 %y, i64* %p
  store i64 %x, i64* %q
  br label %inner
next:
  %n1 = sub i64 %n, 1
  store i64 %n1, i64* %i
  br label %outer
done:
  ret void
}

define i64 @main(i64 %argc, i8** %argv) {
  call void @sort([6 x i64]* @data)
  %i = alloca i64
  store i64 0, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp slt i64 %k, 6
  br i1 %more, label %show, label %done
show:
  %p = getelementptr [6 x i64], [6 x i64]* @data, i32 0, i64 %k
  %v = load i64, i64* %p
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  ret i64 %k
}
