; The program's own definitions come before the host's of the same name, however weak they are; the host keeps its own.
; run: @all() == i32 136
; run: @numbers() == i32 9
; run: @host() == i32 3
@environ = weak global i32 5
@stdout = common global i32 0
@stderr = linkonce global i32 4
declare i32 @snprintf(ptr, i64, ptr, ...)
@format = private constant [3 x i8] c"%d\00"
define weak i32 @puts(ptr %p) { ret i32 1 }
define linkonce i32 @abs(i32 %p) { ret i32 2 }
define hidden i32 @labs(i32 %p) { ret i32 4 }
define internal i64 @strlen(ptr %p) { ret i64 17 }
define linkonce_odr i32 @toupper(i32 %p) { ret i32 16 }
define weak_odr i32 @tolower(i32 %p) { ret i32 32 }
define weak i32 @exit(i32 %p) { ret i32 64 }

define i32 @all() {
  %a = call i32 @puts(ptr null)
  %b = call i32 @abs(i32 0)
  %c = call i32 @labs(i32 0)
  %d = call i64 @strlen(ptr null)
  %e = call i32 @toupper(i32 0)
  %f = call i32 @tolower(i32 0)
  %g = call i32 @exit(i32 0)
  %d32 = trunc i64 %d to i32
  %1 = add i32 %a, %b
  %2 = add i32 %1, %c
  %3 = add i32 %2, %d32
  %4 = add i32 %3, %e
  %5 = add i32 %4, %f
  %6 = add i32 %5, %g
  ret i32 %6
}
define i32 @numbers() {
  %a = load i32, ptr @environ
  %b = load i32, ptr @stdout
  %c = load i32, ptr @stderr
  %ab = add i32 %a, %b
  %abc = add i32 %ab, %c
  ret i32 %abc
}
define i32 @host() {
  %buffer = alloca [8 x i8]
  %n = call i32 (ptr, i64, ptr, ...) @snprintf(ptr %buffer, i64 8, ptr @format, i32 123)
  ret i32 %n
}
