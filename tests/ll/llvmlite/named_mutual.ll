; Two types that mention each other, each under `*`, one of them inside an array; used before they are defined.
; run: @walk() == i64 123
; run: @back() == i1 true
; covers: 0-3 0-7 0-18

define i64 @walk() {
  %p = getelementptr %tree, %tree* @root, i32 0, i32 1
  %kids = load %forest*, %forest** %p
  %q0 = getelementptr %forest, %forest* %kids, i32 0, i32 0
  %k0 = load %tree*, %tree** %q0
  %q1 = getelementptr %forest, %forest* %kids, i32 0, i32 1
  %k1 = load %tree*, %tree** %q1
  %vr = getelementptr %tree, %tree* @root, i32 0, i32 0
  %v0 = getelementptr %tree, %tree* %k0, i32 0, i32 0
  %v1 = getelementptr %tree, %tree* %k1, i32 0, i32 0
  %a = load i64, i64* %vr
  %b = load i64, i64* %v0
  %c = load i64, i64* %v1
  %d = add i64 %a, %b
  %e = add i64 %d, %c
  ret i64 %e
}

define i1 @back() {
  %p = getelementptr %tree, %tree* @left, i32 0, i32 1
  %kids = load %forest*, %forest** %p
  %r = icmp eq %forest* %kids, null
  ret i1 %r
}

%tree = type { i64, %forest* }
%forest = type [2 x %tree*]

@kids = global %forest [ %tree* @left, %tree* @right ]
@root = global %tree { i64 100, %forest* @kids }
@left = global %tree { i64 20, %forest* null }
@right = global %tree { i64 3, %forest* null }
