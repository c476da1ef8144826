; A recursive type under `*`: a static list of three cells, walked.
; run: @length(ptr null) == i64 0
; run: @total() == i64 42
; run: @count() == i64 3
; covers: 0-7 0-9

%list = type { i64, %list* }

@c = global %list { i64 12, %list* null }
@a = global %list { i64 10, %list* @b }
@b = global %list { i64 20, %list* @c }

define i64 @length(%list* %l) {
  %n = icmp eq %list* %l, null
  br i1 %n, label %empty, label %cons
empty:
  ret i64 0
cons:
  %p = getelementptr %list, %list* %l, i32 0, i32 1
  %t = load %list*, %list** %p
  %k = call i64 @length(%list* %t)
  %r = add i64 %k, 1
  ret i64 %r
}

define i64 @sum(%list* %l) {
  %n = icmp eq %list* %l, null
  br i1 %n, label %empty, label %cons
empty:
  ret i64 0
cons:
  %h = getelementptr %list, %list* %l, i32 0, i32 0
  %v = load i64, i64* %h
  %p = getelementptr %list, %list* %l, i32 0, i32 1
  %t = load %list*, %list** %p
  %k = call i64 @sum(%list* %t)
  %r = add i64 %k, %v
  ret i64 %r
}

define i64 @total() {
  %r = call i64 @sum(%list* @a)
  ret i64 %r
}

define i64 @count() {
  %r = call i64 @length(%list* @a)
  ret i64 %r
}
