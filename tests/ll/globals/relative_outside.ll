; Distances from what is outside of the program do not fit in a few bits, and blocks have no addresses.
@outside = constant i32 trunc (i64 sub (i64 ptrtoint (ptr dso_local_equivalent @abs to i64), i64 ptrtoint (ptr @outside to i64)) to i32) ; error: 1 E0603 the relative address of `@abs`, which is outside the program, in 32 bits is not supported yet
@variable = constant i32 trunc (i64 sub (i64 ptrtoint (ptr @variable to i64), i64 ptrtoint (ptr @environ to i64)) to i32) ; error: 1 E0603 the relative address of `@environ`, which is outside
@environ = external global ptr
@block = constant [1 x i32] [i32 trunc (i64 sub (i64 ptrtoint (ptr blockaddress(@main, %end) to i64), i64 ptrtoint (ptr @block to i64)) to i32)] ; error: 1 E0603 the relative address of a block, other than to a block of its function, in 32 bits
@whole = constant i64 sub (i64 ptrtoint (ptr @abs to i64), i64 ptrtoint (ptr @whole to i64))
declare i32 @abs(i32)
define i32 @main() {
  br label %end
end:
  %a = load i32, ptr @outside
  %b = load i32, ptr @variable
  %c = load i32, ptr @block
  %d = load i64, ptr @whole
  ret i32 %a
}
