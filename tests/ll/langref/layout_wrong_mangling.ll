; covers: 4-10
target datalayout = "e-m:z" ; error: 24 E0404 unknown mangling mode `z`
define void @f() {
  ret void
}
