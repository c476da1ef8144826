; covers: 4-2
target datalayout = "e-i64:64-q8:8-i8:8" ; error: 31 E0404 unknown specifier `q` in datalayout string
define void @f() {
  ret void
}
