; Of the groups of a comdat one module's is taken: the first, or the largest.
; link: comdat_part.ll
; run: @all() == i32 12514
; covers: 3-37
$any = comdat any
$large = comdat largest
$same = comdat samesize
$exact = comdat exactmatch
$"a=b" = comdat any
$"caf\C3\A9" = comdat largest
@any = linkonce_odr global i32 4, comdat
@large = linkonce_odr global i32 9, comdat
@same = linkonce_odr global i32 10, comdat
@exact = linkonce_odr global i32 100, comdat
@"a=b" = global i32 1000, comdat
@"café" = global i32 2000, comdat

declare i32 @part()

define i32 @all() {
  %a = load i32, ptr @any
  %b = load i32, ptr @same
  %c = call i32 @part()
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  %f = load i32, ptr @"a=b"
  %g = load i32, ptr getelementptr (i8, ptr @"caf\C3\A9", i64 4)
  %h = add i32 %f, %g
  %i = add i32 %e, %h
  ret i32 %i
}
