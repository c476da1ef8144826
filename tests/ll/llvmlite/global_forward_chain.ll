; Every initializer here names something defined further down, at every depth of nesting.
; run: @f() == i64 1234
; run: @call() == i64 50
; covers: 0-3 0-9 0-11

@root = global { %node*, [2 x %node*] } { %node* @n1, [2 x %node*] [ %node* @n2, %node* bitcast (%other* @n3 to %node*) ] }
@entry = global [1 x { i64, i64 (i64)* }] [ { i64, i64 (i64)* } { i64 5, i64 (i64)* @tenfold } ]
%node = type { i64, %node* }
%other = type { i64, %node* }
@n1 = global %node { i64 1000, %node* @n4 }
@n2 = global %node { i64 200, %node* null }
@n3 = global %other { i64 30, %node* null }
@n4 = global %node { i64 4, %node* null }

define i64 @value(%node* %n) {
  %p = getelementptr %node, %node* %n, i32 0, i32 0
  %v = load i64, i64* %p
  ret i64 %v
}
define i64 @f() {
  %p1 = getelementptr { %node*, [2 x %node*] }, { %node*, [2 x %node*] }* @root, i32 0, i32 0
  %n1 = load %node*, %node** %p1
  %a = call i64 @value(%node* %n1)
  %p2 = getelementptr { %node*, [2 x %node*] }, { %node*, [2 x %node*] }* @root, i32 0, i32 1, i32 0
  %n2 = load %node*, %node** %p2
  %b = call i64 @value(%node* %n2)
  %p3 = getelementptr { %node*, [2 x %node*] }, { %node*, [2 x %node*] }* @root, i32 0, i32 1, i32 1
  %n3 = load %node*, %node** %p3
  %c = call i64 @value(%node* %n3)
  %p4 = getelementptr %node, %node* %n1, i32 0, i32 1
  %n4 = load %node*, %node** %p4
  %d = call i64 @value(%node* %n4)
  %1 = add i64 %a, %b
  %2 = add i64 %1, %c
  %3 = add i64 %2, %d
  ret i64 %3
}
define i64 @call() {
  %p = getelementptr [1 x { i64, i64 (i64)* }], [1 x { i64, i64 (i64)* }]* @entry, i32 0, i32 0, i32 0
  %x = load i64, i64* %p
  %q = getelementptr [1 x { i64, i64 (i64)* }], [1 x { i64, i64 (i64)* }]* @entry, i32 0, i32 0, i32 1
  %f = load i64 (i64)*, i64 (i64)** %q
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @tenfold(i64 %x) {
  %r = mul i64 %x, 10
  ret i64 %r
}
