; Elements of structs and arrays, nested and packed ones too, in and out of values.
; covers: 4-62
; stdout: "7 -8 9 1.500000 33 c\n5 -8 44 2.250000 33 d\n-8 9\n"
@fmt = constant [22 x i8] c"%ld %d %ld %f %d %c\0A\00\00"
@two = constant [8 x i8] c"%d %ld\0A\00"
declare i32 @printf(ptr, ...)

define void @show({ i64, { i32, i64 }, [2 x <{ i8, double }>] } %v) {
  %a = extractvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %v, 0
  %b = extractvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %v, 1, 0
  %c = extractvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %v, 1, 1
  %array = extractvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %v, 2
  %d = extractvalue [2 x <{ i8, double }>] %array, 1, 1
  %first = extractvalue [2 x <{ i8, double }>] %array, 0
  %e = extractvalue <{ i8, double }> %first, 0
  %f = extractvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %v, 2, 1, 0
  %ei = sext i8 %e to i32
  %fi = sext i8 %f to i32
  call i32 (ptr, ...) @printf(ptr @fmt, i64 %a, i32 %b, i64 %c, double %d, i32 %ei, i32 %fi)
  ret void
}

define i32 @main() {
  %1 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } undef, i64 7, 0
  %2 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %1, { i32, i64 } { i32 -8, i64 9 }, 1
  %3 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %2, i8 33, 2, 0, 0
  %4 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %3, <{ i8, double }> <{ i8 99, double 1.5 }>, 2, 1
  call void @show({ i64, { i32, i64 }, [2 x <{ i8, double }>] } %4)
  %5 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %4, i64 5, 0
  %6 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %5, i64 44, 1, 1
  %7 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %6, double 2.25, 2, 1, 1
  %8 = insertvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %7, i8 100, 2, 1, 0
  call void @show({ i64, { i32, i64 }, [2 x <{ i8, double }>] } %8)
  ; The values before are what they were.
  %inner = extractvalue { i64, { i32, i64 }, [2 x <{ i8, double }>] } %5, 1
  %x = extractvalue { i32, i64 } %inner, 0
  %y = extractvalue { i32, i64 } %inner, 1
  call i32 (ptr, ...) @printf(ptr @two, i32 %x, i64 %y)
  ret i32 0
}
