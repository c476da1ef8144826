; Each execution of an alloca is a slot of its own: a list of 100 cells built in a loop keeps all its values.
; run: @sum(i64 1) == i64 1
; run: @sum(i64 100) == i64 5050
; run: @distinct() == i1 true
; covers: 0-14

%cell = type { i64, %cell* }

define i64 @sum(i64 %n) {
  %i = alloca i64
  %head = alloca %cell*
  store i64 0, i64* %i
  store %cell* null, %cell** %head
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp slt i64 %k, %n
  br i1 %more, label %body, label %walk
body:
  %c = alloca %cell
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %v = getelementptr %cell, %cell* %c, i32 0, i32 0
  store i64 %k1, i64* %v
  %next = getelementptr %cell, %cell* %c, i32 0, i32 1
  %old = load %cell*, %cell** %head
  store %cell* %old, %cell** %next
  store %cell* %c, %cell** %head
  br label %test
walk:
  %acc = alloca i64
  store i64 0, i64* %acc
  br label %step
step:
  %p = load %cell*, %cell** %head
  %end = icmp eq %cell* %p, null
  br i1 %end, label %done, label %take
take:
  %pv = getelementptr %cell, %cell* %p, i32 0, i32 0
  %x = load i64, i64* %pv
  %s = load i64, i64* %acc
  %t = add i64 %s, %x
  store i64 %t, i64* %acc
  %pn = getelementptr %cell, %cell* %p, i32 0, i32 1
  %q = load %cell*, %cell** %pn
  store %cell* %q, %cell** %head
  br label %step
done:
  %r = load i64, i64* %acc
  ret i64 %r
}

define i1 @distinct() {
  %keep = alloca i64*
  %count = alloca i64
  store i64* null, i64** %keep
  store i64 0, i64* %count
  br label %loop
loop:
  %slot = alloca i64
  %n = load i64, i64* %count
  store i64 %n, i64* %slot
  %m = add i64 %n, 1
  store i64 %m, i64* %count
  %first = icmp eq i64 %n, 0
  br i1 %first, label %again, label %compare
again:
  store i64* %slot, i64** %keep
  br label %loop
compare:
  %before = load i64*, i64** %keep
  %ne = icmp ne i64* %before, %slot
  %a = load i64, i64* %before
  %b = load i64, i64* %slot
  %d = sub i64 %b, %a
  %one = icmp eq i64 %d, 1
  %r = and i1 %ne, %one
  ret i1 %r
}
