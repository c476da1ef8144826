; What nobody passes around as a value is refused as one; in memory it may be of any size.
@g = global [1000000 x i64] zeroinitializer
define i32 @main() {
  %v = load [1000000 x i64], ptr @g ; trap: unsupported ; warn: 3 E0601 a value of type [1000000 x i64], which has more than 16384 elements, is not supported yet
  %x = extractvalue [1000000 x i64] %v, 3 ; warn: 3 E0601 a value of type [1000000 x i64]
  %y = trunc i64 %x to i32
  ret i32 %y
}
