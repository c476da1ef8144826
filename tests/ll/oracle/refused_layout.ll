target datalayout = "E-p:64:64" ; error: 21 E0607 a big-endian data layout
define i32 @main() {
  ret i32 0
}
