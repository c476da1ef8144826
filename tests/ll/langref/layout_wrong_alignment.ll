; covers: 4-12
target datalayout = "e-i64:24" ; error: 24 E0404 ABI alignment must be a power of two times the byte width
define void @f() {
  ret void
}
