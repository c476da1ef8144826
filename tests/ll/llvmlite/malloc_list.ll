; Cells from ll_malloc: a list is built, reversed in place, and read.
; run: @reversed(i64 5) == i64 54321
; run: @reversed(i64 0) == i64 0
; run: @reversed(i64 9) == i64 987654321
; run: @pushed(i64 5) == i64 12345
; covers: 0-36 0-20 0-7

%list = type { i64, %list* }

declare i8* @ll_malloc(i64, i64)

define %list* @cons(i64 %v, %list* %t) {
  %m = call i8* @ll_malloc(i64 1, i64 16)
  %c = bitcast i8* %m to %list*
  %h = getelementptr %list, %list* %c, i32 0, i32 0
  store i64 %v, i64* %h
  %n = getelementptr %list, %list* %c, i32 0, i32 1
  store %list* %t, %list** %n
  ret %list* %c
}

; n down to 1, so that the list reads 1, 2, … n.
define %list* @upto(i64 %n) {
  %i = alloca i64
  %l = alloca %list*
  store i64 %n, i64* %i
  store %list* null, %list** %l
  br label %test
test:
  %k = load i64, i64* %i
  %c = icmp sgt i64 %k, 0
  br i1 %c, label %body, label %done
body:
  %old = load %list*, %list** %l
  %new = call %list* @cons(i64 %k, %list* %old)
  store %list* %new, %list** %l
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  %r = load %list*, %list** %l
  ret %list* %r
}

define %list* @reverse(%list* %l) {
  %prev = alloca %list*
  %cur = alloca %list*
  store %list* null, %list** %prev
  store %list* %l, %list** %cur
  br label %test
test:
  %c = load %list*, %list** %cur
  %end = icmp eq %list* %c, null
  br i1 %end, label %done, label %body
body:
  %np = getelementptr %list, %list* %c, i32 0, i32 1
  %next = load %list*, %list** %np
  %p = load %list*, %list** %prev
  store %list* %p, %list** %np
  store %list* %c, %list** %prev
  store %list* %next, %list** %cur
  br label %test
done:
  %r = load %list*, %list** %prev
  ret %list* %r
}

define i64 @digits(%list* %l, i64 %acc) {
  %n = icmp eq %list* %l, null
  br i1 %n, label %done, label %more
done:
  ret i64 %acc
more:
  %hp = getelementptr %list, %list* %l, i32 0, i32 0
  %h = load i64, i64* %hp
  %a10 = mul i64 %acc, 10
  %a = add i64 %a10, %h
  %tp = getelementptr %list, %list* %l, i32 0, i32 1
  %t = load %list*, %list** %tp
  %r = call i64 @digits(%list* %t, i64 %a)
  ret i64 %r
}

define i64 @pushed(i64 %n) {
  %l = call %list* @upto(i64 %n)
  %r = call i64 @digits(%list* %l, i64 0)
  ret i64 %r
}
define i64 @reversed(i64 %n) {
  %l = call %list* @upto(i64 %n)
  %m = call %list* @reverse(%list* %l)
  %r = call i64 @digits(%list* %m, i64 0)
  ret i64 %r
}
