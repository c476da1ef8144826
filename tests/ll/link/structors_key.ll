; A constructor whose associated data another module has already does not run.
; link: structors_key_part.ll
; exit: 21
$x = comdat any
@llvm.global_ctors = appending global [2 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @shared, ptr @x }, { i32, ptr, ptr } { i32 65535, ptr @own, ptr null }]
@x = linkonce_odr global i32 0, comdat
@n = global i32 0
define internal void @shared() comdat($x) {
  %n = load i32, ptr @n
  %m = add i32 %n, 1
  store i32 %m, ptr @n
  ret void
}
define internal void @own() {
  %n = load i32, ptr @n
  %m = add i32 %n, 10
  store i32 %m, ptr @n
  ret void
}
define i32 @main() {
  %n = load i32, ptr @n
  ret i32 %n
}
