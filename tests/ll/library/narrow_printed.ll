; exit: 0
; Arguments narrower than an int: the conversion takes no more bits, or it is known what is above them.
; stdout: "-1 255 -2 65534 A 1 0 -1 200\n"
@f = constant [37 x i8] c"%hhd %hhu %hd %hu %c %d %d %d %d\0A\00\00\00\00"
@x = global i32 5
declare i32 @printf(ptr, ...)
define i32 @main() {
  %x = load i32, ptr @x
  %yes = icmp sgt i32 %x, 4
  %no = icmp sgt i32 %x, 5
  %n = call i32 (ptr, ...) @printf(ptr @f, i8 -1, i8 -1, i16 -2, i16 -2, i8 65, i1 %yes, i1 %no, i8 signext -1, i8 zeroext -56)
  ret i32 0
}
