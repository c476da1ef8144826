; A value stands where its type should: one error each, with the type where it is known.
declare i32 @g(i32)
@s = global i32 0

define i32 @f(i32 %m, i1 %c) {
  %acc = alloca i32
  store i32 %m, %acc ; error: 17 E0101 missing type of value `%acc`: expected `ptr %acc`
  %r = load i32, %acc ; error: 18 E0101 missing type of value `%acc`: expected `ptr %acc`
  %n = add i32 %m, 1
  %i = icmp eq %n, 0 ; error: 16 E0101 missing type of value `%n`: expected `i32 %n`
  %t = call i32 @g(%n) ; error: 20 E0101 missing type of value `%n`: expected `i32 %n`
  %u = call @g(i32 %n) ; error: 13 E0101 missing return type before `@g`
  %v = select %c, i32 1, i32 2 ; error: 15 E0101 missing type of value `%c`: expected `i1 %c`
  %p = getelementptr i32, %acc, i64 1 ; error: 27 E0101 missing type of value `%acc`: expected `ptr %acc`
  %w = add %n i32, 1 ; error: 12 E0101 the type precedes the value
  %z = zext %m to i64 ; error: 13 E0101 missing type of value `%m`: expected `i32 %m`
  store i32 1, @s ; error: 16 E0101 missing type of global `@s`: expected `ptr @s`
  store 5, ptr @s ; error: 9 E0101 missing type of constant `5`
  store null, ptr @s ; error: 9 E0101 missing type of constant `null`: expected `ptr null`
  br %c, label %a, label %b ; error: 6 E0101 missing type of value `%c`: expected `i1 %c`
a:
  br %done ; error: 6 E0101 missing `label` before `%done`
b:
  br label done ; error: 12 E0101 expected the name of a block in `br`, found `done`
done:
  %k = phi [ %m, %a ], [ 1, %b ] ; error: 12 E0101 missing type of the phi: expected `phi i32 [ …`
  ret %n ; error: 7 E0101 missing type of value `%n`: expected `i32 %n`
}

define i32 @last() {
  ret 0 ; error: 7 E0101 missing type of constant `0`: expected `i32 0`
}
