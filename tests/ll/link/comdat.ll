; Of the groups of a comdat one module's is taken: the first, or the largest.
; link: comdat_part.ll
; run: @all() == i32 514
; covers: 3-37
$any = comdat any
$large = comdat largest
$same = comdat samesize
$exact = comdat exactmatch
@any = linkonce_odr global i32 4, comdat
@large = linkonce_odr global i32 9, comdat
@same = linkonce_odr global i32 10, comdat
@exact = linkonce_odr global i32 100, comdat

declare i32 @part()

define i32 @all() {
  %a = load i32, ptr @any
  %b = load i32, ptr @same
  %c = call i32 @part()
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
