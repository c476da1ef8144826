%pair = type { i64, i64 }
define void @f(%pare* %p) { ; error: 16 E0116 use of undefined type named `%pare`
  ret void
}
