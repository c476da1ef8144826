; Whole structs and arrays from memory and to memory, at any alignment; bytes between the elements are nobody's.
; covers: 1-68 4-62
; stdout: "1 -2 3 40 50 60 7 77 2 255 8\n"
%rec = type { i8, i32, [3 x i64], i1, <{ i8, i16 }> }
@r = global %rec { i8 1, i32 -2, [3 x i64] [i64 3, i64 4, i64 5], i1 true, <{ i8, i16 }> <{ i8 7, i16 77 }> }
@odd = global <{ i8, { i24, i48 } }> <{ i8 2, { i24, i48 } { i24 -1, i48 8 } }>
@fmt = constant [41 x i8] c"%d %d %ld %ld %ld %ld %d %d %d %d %ld\0A\00\00\00"
declare i32 @printf(ptr, ...)
define i32 @main() {
  %slot = alloca %rec, align 16
  %v = load %rec, ptr @r
  store %rec %v, ptr %slot
  %w = load %rec, ptr %slot, align 16
  %a = extractvalue %rec %w, 0
  %b = extractvalue %rec %w, 1
  %array = extractvalue %rec %w, 2
  %at = getelementptr %rec, ptr %slot, i32 0, i32 2
  store [3 x i64] [i64 40, i64 50, i64 60], ptr %at
  %c = extractvalue [3 x i64] %array, 0
  %new = load volatile [3 x i64], ptr %at
  %d = extractvalue [3 x i64] %new, 0
  %e = extractvalue [3 x i64] %new, 1
  %f = extractvalue [3 x i64] %new, 2
  %g = extractvalue %rec %w, 4, 0
  %h = extractvalue %rec %w, 4, 1
  ; A copy at an odd address.
  %room = alloca [32 x i8]
  %place = getelementptr [32 x i8], ptr %room, i32 0, i32 3
  %o = load <{ i8, { i24, i48 } }>, ptr @odd
  store volatile <{ i8, { i24, i48 } }> %o, ptr %place, align 1
  %o2 = load <{ i8, { i24, i48 } }>, ptr %place, align 1
  %i = extractvalue <{ i8, { i24, i48 } }> %o2, 0
  %j = extractvalue <{ i8, { i24, i48 } }> %o2, 1, 0
  %k = extractvalue <{ i8, { i24, i48 } }> %o2, 1, 1
  %ai = sext i8 %a to i32
  %gi = sext i8 %g to i32
  %hi = sext i16 %h to i32
  %ii = sext i8 %i to i32
  %j8 = lshr i24 %j, 16
  %ji = zext i24 %j8 to i32
  %kl = sext i48 %k to i64
  call i32 (ptr, ...) @printf(ptr @fmt, i32 %ai, i32 %b, i64 %c, i64 %d, i64 %e, i64 %f, i32 %gi, i32 %hi, i32 %ii, i32 %ji, i64 %kl)
  ret i32 0
}
