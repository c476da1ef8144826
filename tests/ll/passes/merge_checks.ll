; Checks of neighbors follow each other.
; passes: merge-checks
; run: @run_fields() == i64 6
; run: @run_calls() == i64 3
; run: @run_elements() == i64 7
; run: @run_divides() == i64 2
; run: @run_follows() == i64 5

@triple = global { i64, i64, i64 } { i64 1, i64 2, i64 3 }

@linked = global { ptr, i64 } { ptr @triple, i64 4 }

declare void @llvmlite.check(ptr, ptr, i64, i64)
declare void @llvmlite.check.earlier(ptr, ptr, i64, i64)

define internal void @other() noinline {
  ret void
}

define i64 @fields(ptr %p) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  %x = load i64, ptr %p
  %second = getelementptr { i64, i64, i64 }, ptr %p, i64 0, i32 1
  call void @llvmlite.check(ptr %second, ptr %p, i64 8, i64 8)
  %y = load i64, ptr %second
  %sum = add i64 %x, %y
  %third = getelementptr { i64, i64, i64 }, ptr %p, i64 0, i32 2
  call void @llvmlite.check(ptr %third, ptr %p, i64 8, i64 8)
  %z = load i64, ptr %third
  %all = add i64 %sum, %z
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  store i64 %x, ptr %p
  ret i64 %all
}

; Not past a call.
define i64 @calls(ptr %p) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  %x = load i64, ptr %p
  call void @other()
  %second = getelementptr i64, ptr %p, i64 1
  call void @llvmlite.check(ptr %second, ptr %p, i64 8, i64 8)
  %y = load i64, ptr %second
  %sum = add i64 %x, %y
  ret i64 %sum
}

; Two objects, or two indices: each has its own. A check that another one is moved past is looked at before that.
define i64 @elements(ptr %p, ptr %q, i64 %i) {
  %a = getelementptr i64, ptr %p, i64 %i
  call void @llvmlite.check(ptr %a, ptr %p, i64 8, i64 8)
  %x = load i64, ptr %a
  call void @llvmlite.check(ptr %q, ptr %q, i64 8, i64 8)
  %y = load i64, ptr %q
  %j = add i64 %i, 1
  %b = getelementptr i64, ptr %p, i64 %j
  call void @llvmlite.check(ptr %b, ptr %p, i64 8, i64 8)
  %z = load i64, ptr %b
  %w = getelementptr i64, ptr %q, i64 %i
  call void @llvmlite.check(ptr %w, ptr %q, i64 4, i64 4)
  %small = load i32, ptr %w
  %next = getelementptr i32, ptr %w, i64 -1
  call void @llvmlite.check(ptr %next, ptr %q, i64 4, i64 4)
  %none = load i32, ptr %next
  %wide = zext i32 %none to i64
  %last = add i64 %wide, 1
  %one = add i64 %x, %y
  %two = add i64 %one, %z
  %three = add i64 %two, %last
  ret i64 %three
}

; A division stops the program.
define i64 @divides(ptr %p) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  %x = load i64, ptr %p
  %half = udiv i64 4, %x
  %second = getelementptr i64, ptr %p, i64 1
  call void @llvmlite.check(ptr %second, ptr %p, i64 8, i64 8)
  %y = load i64, ptr %second
  %quotient = udiv i64 %half, %y
  ret i64 %quotient
}

; Not past a check of an address that was loaded.
define i64 @follows(ptr %p) {
  call void @llvmlite.check(ptr %p, ptr %p, i64 8, i64 8)
  %q = load ptr, ptr %p
  call void @llvmlite.check(ptr %q, ptr %q, i64 8, i64 8)
  %x = load i64, ptr %q
  %second = getelementptr i64, ptr %p, i64 1
  call void @llvmlite.check(ptr %second, ptr %p, i64 8, i64 8)
  %y = load i64, ptr %second
  %sum = add i64 %x, %y
  ret i64 %sum
}

define i64 @run_fields() {
  %r = call i64 @fields(ptr @triple)
  ret i64 %r
}

define i64 @run_calls() {
  %r = call i64 @calls(ptr @triple)
  ret i64 %r
}

define i64 @run_elements() {
  %r = call i64 @elements(ptr @triple, ptr @triple, i64 1)
  ret i64 %r
}

define i64 @run_divides() {
  %r = call i64 @divides(ptr @triple)
  ret i64 %r
}

define i64 @run_follows() {
  %r = call i64 @follows(ptr @linked)
  ret i64 %r
}
