; covers: 4-12
target datalayout = "e-i16777216:64" ; error: 24 E0404 size must be a non-zero 24-bit integer
define void @f() {
  ret void
}
