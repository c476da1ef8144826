; Three mistakes: `llvmlite-jit check` reports them all.
define i64 @f(i1 %c, i64 %n) {
  %x = add i64 %n, %c
  br i1 %c, label %then, label %done
then:
  %y = ad i64 %n, 1
  %z = add i64 %n, 2
  br label %done
done:
  ret i64 %z
}
