; Reads one character and returns it.
declare i32 @getchar()

define i32 @main() {
  %c = call i32 @getchar()
  ret i32 %c
}
