; part:
$any = comdat any
$large = comdat largest
$same = comdat samesize
$exact = comdat exactmatch
; Quoted names, whose comdats have the same name however it is spelled.
$"\61=b" = comdat any
$"café" = comdat largest
@any = linkonce_odr global i32 7, comdat
@any.more = linkonce_odr global i32 7, comdat($any)
@large = linkonce_odr global [2 x i32] [i32 100, i32 300], comdat
@same = linkonce_odr global i32 11, comdat
@exact = linkonce_odr global i32 100, comdat
@"a=b" = global i32 4000, comdat
@"café" = global [2 x i32] [i32 0, i32 11000], comdat

define i32 @part() {
  %a = load i32, ptr @large
  %p = getelementptr i32, ptr @large, i64 1
  %b = load i32, ptr %p
  %c = load i32, ptr @exact
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
