; exit: 200

define i8 @main() {
  ret i8 -56
}
