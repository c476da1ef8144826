; Definitions are in scope everywhere, whatever their order: types, globals and functions used above their definitions.
; run: @sum() == i64 64
; exit: 64
; covers: 0-3 0-7

define i64 @main(i64 %argc, i8** %argv) {
  %1 = call i64 @sum()
  ret i64 %1
}

define i64 @sum() {
  %p = getelementptr %pair, %pair* @late, i32 0, i32 1
  %a = load i64, i64* %p
  %q = load i64*, i64** @late_ptr
  %b = load i64, i64* %q
  %c = call i64 @twice(i64 %b)
  %d = add i64 %a, %c
  ret i64 %d
}

@late_ptr = global i64* @last

%pair = type { i64, %number }

@late = global %pair { i64 1, i64 20 }

define %number @twice(%number %x) {
  %y = mul %number %x, 2
  ret %number %y
}

@last = global %number 22

%number = type i64
