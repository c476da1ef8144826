; covers: 4-2
target datalayout = "e--m:e" ; error: 21 E0404 empty specification is not allowed
define void @f() {
  ret void
}
