; Code that goes through a table.
define i32 @chosen(i32 %n) {
  switch i32 %n, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
    i32 4, label %zero
  ]
zero:
  ret i32 17
one:
  %a = mul i32 %n, 3
  ret i32 %a
two:
  %b = call i32 @chosen(i32 4)
  ret i32 %b
three:
  %c = sub i32 0, %n
  ret i32 %c
other:
  ret i32 5
}
