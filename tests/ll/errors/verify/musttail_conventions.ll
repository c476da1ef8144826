; tailcc and swifttailcc: any tail call will do, but some ways of passing arguments will not.
declare tailcc void @plain(ptr)
declare tailcc void @registers(ptr inreg)
declare swifttailcc void @swift(ptr)
declare tailcc void @more(...)
define tailcc void @a(ptr inreg %p) {
  musttail call tailcc void @plain(ptr %p) ; error: 12 E0253 inreg attribute not allowed in tailcc musttail caller
  ret void
}
define tailcc void @b(ptr %p) {
  musttail call tailcc void @registers(ptr inreg %p) ; error: 12 E0253 inreg attribute not allowed in tailcc musttail callee
  ret void
}
define swifttailcc void @c(ptr byref(i32) %p) {
  musttail call swifttailcc void @swift(ptr %p) ; error: 12 E0253 byref attribute not allowed in swifttailcc musttail caller
  ret void
}
define tailcc void @d(...) {
  musttail call tailcc void (...) @more(...) ; error: 12 E0253 cannot guarantee tailcc tail call for varargs function
  ret void
}
