; covers: 4-4
target datalayout = "e-S12" ; error: 24 E0404 stack natural alignment must be a power of two times the byte width
define void @f() {
  ret void
}
