; covers: 4-42
source_filename "a.c" ; error: 17 E0101 expected `=`
define void @f() {
  ret void
}
