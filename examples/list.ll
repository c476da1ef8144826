; A linked list in the courses' old spelling: typed pointers, a recursive type, the heap of the C library.
%cell = type { i64, %cell* }

declare i8* @malloc(i64)

define %cell* @cons(i64 %head, %cell* %tail) {
  %raw = call i8* @malloc(i64 16)
  %cell = bitcast i8* %raw to %cell*
  %h = getelementptr %cell, %cell* %cell, i32 0, i32 0
  store i64 %head, i64* %h
  %t = getelementptr %cell, %cell* %cell, i32 0, i32 1
  store %cell* %tail, %cell** %t
  ret %cell* %cell
}

; The list 1, 2, … n.
define %cell* @upto(i64 %n) {
  %list = alloca %cell*
  %i = alloca i64
  store %cell* null, %cell** %list
  store i64 %n, i64* %i
  br label %test
test:
  %k = load i64, i64* %i
  %more = icmp sgt i64 %k, 0
  br i1 %more, label %body, label %done
body:
  %old = load %cell*, %cell** %list
  %new = call %cell* @cons(i64 %k, %cell* %old)
  store %cell* %new, %cell** %list
  %k1 = sub i64 %k, 1
  store i64 %k1, i64* %i
  br label %test
done:
  %result = load %cell*, %cell** %list
  ret %cell* %result
}

define i64 @sum(%cell* %list) {
  %end = icmp eq %cell* %list, null
  br i1 %end, label %nil, label %cons
nil:
  ret i64 0
cons:
  %h = getelementptr %cell, %cell* %list, i32 0, i32 0
  %x = load i64, i64* %h
  %t = getelementptr %cell, %cell* %list, i32 0, i32 1
  %tail = load %cell*, %cell** %t
  %rest = call i64 @sum(%cell* %tail)
  %s = add i64 %x, %rest
  ret i64 %s
}

define i64 @main() {
  %list = call %cell* @upto(i64 10)
  %s = call i64 @sum(%cell* %list)
  ret i64 %s
}
