; covers: 4-20
@g = global [1152921504606846976 x i32] zeroinitializer ; error: 1 E0608
define i32 @main() {
  store i32 1, ptr @g
  ret i32 0
}
