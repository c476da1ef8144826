; covers: 4-19
target triple "x86_64-pc-linux-gnu" ; error: 15 E0101 expected `=`
define i32 @main() {
  ret i32 3
}
