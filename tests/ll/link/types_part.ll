; part:
%node = type { i32, %node* }
%opaque = type { i32 }
%other = type { i64, i64 }
@x = global [2 x i32] [i32 10, i32 20]
@n = global %opaque { i32 70 }
@node = global %node { i32 6, %node* @node }

define i32 @f(i32 %a) {
  ret i32 %a
}

define %opaque* @make() {
  ret %opaque* @n
}

define %opaque* @hidden() {
  %p = getelementptr %opaque* @n, i32 0
  store i32 8, i32* bitcast (%opaque* @n to i32*)
  ret %opaque* %p
}

define i32 @look(%opaque* %p) {
  %q = getelementptr %opaque* %p, i32 0, i32 0
  %v = load i32* %q
  ret i32 %v
}

define i32 @size_of_other() {
  ret i32 ptrtoint (%other* getelementptr (%other* null, i32 1) to i32)
}
