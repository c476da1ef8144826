; covers: 0-32

define i64* @escape() {
  %s = alloca i64
  store i64 5, i64* %s
  ret i64* %s
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = call i64* @escape()
  %v = load i64, i64* %p ; trap(interp): use after free ; trap(jit): none
  ret i64 %v
}
