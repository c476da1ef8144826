; A branch to nothing but `unreachable` becomes a conditional trap in machine code.
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %never [ i32 1, label %one
                                i32 2, label %two ]
one:
  ret i32 10
two:
  ret i32 20
never:
  unreachable ; trap: unreachable
}
define i32 @main() {
  %r = call i32 @f(i32 3)
  ret i32 %r
}
