; One mistake of each kind.
define i64 @f(i1 %c, i64 %n) {
  %x = add i64 %n, %c
  %y = ad i64 %n, 1
  br i1 %c, label %then, label %done
then:
  %z = add i64 %n, 2
  br label %done
done:
  %w = call i64 @g(i64 %z)
  ret i64 %w
}

define i64 @g(i1 %c) {
  ret i64 %missing
}
