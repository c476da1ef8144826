@text = private constant [6 x i8] c"hello\00"
@table = constant [1 x ptr] [ ptr @system ]

declare i32 @puts(ptr)
declare double @sqrt(double)
declare i32 @system(ptr)

define i32 @main() {
  %p = call i32 @puts(ptr @text)
  %x = call double @sqrt(double 4.0)
  %f = load ptr, ptr @table
  %r = fptosi double %x to i32
  ret i32 %r
}
