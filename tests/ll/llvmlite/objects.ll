; Objects with tables of methods, as course compilers for object-oriented languages emit them.
; run: @area_of(i64 0) == i64 12
; run: @area_of(i64 1) == i64 25
; run: @total() == i64 37
; covers: 0-7 0-11 0-17 0-20

%shape = type { %vtable*, i64, i64 }
%vtable = type { %vtable*, i64 (%shape*)*, void (%shape*, i64)* }
%square = type { %sqtable*, i64, i64 }
%sqtable = type { %vtable*, i64 (%square*)*, void (%shape*, i64)* }

@shape_table = global %vtable { %vtable* null, i64 (%shape*)* @rect_area, void (%shape*, i64)* @scale }
@square_table = global %sqtable { %vtable* @shape_table, i64 (%square*)* @square_area, void (%shape*, i64)* @scale }
@r = global %shape { %vtable* @shape_table, i64 3, i64 4 }
@s = global %square { %sqtable* @square_table, i64 5, i64 0 }
@all = global [2 x %shape*] [ %shape* @r, %shape* bitcast (%square* @s to %shape*) ]

define i64 @rect_area(%shape* %this) {
  %wp = getelementptr %shape, %shape* %this, i32 0, i32 1
  %hp = getelementptr %shape, %shape* %this, i32 0, i32 2
  %w = load i64, i64* %wp
  %h = load i64, i64* %hp
  %a = mul i64 %w, %h
  ret i64 %a
}
define i64 @square_area(%square* %this) {
  %wp = getelementptr %square, %square* %this, i32 0, i32 1
  %w = load i64, i64* %wp
  %a = mul i64 %w, %w
  ret i64 %a
}
define void @scale(%shape* %this, i64 %by) {
  %wp = getelementptr %shape, %shape* %this, i32 0, i32 1
  %w = load i64, i64* %wp
  %v = mul i64 %w, %by
  store i64 %v, i64* %wp
  ret void
}
define i64 @area(%shape* %this) {
  %vp = getelementptr %shape, %shape* %this, i32 0, i32 0
  %v = load %vtable*, %vtable** %vp
  %mp = getelementptr %vtable, %vtable* %v, i32 0, i32 1
  %m = load i64 (%shape*)*, i64 (%shape*)** %mp
  %r = call i64 %m(%shape* %this)
  ret i64 %r
}
define i64 @area_of(i64 %i) {
  %p = getelementptr [2 x %shape*], [2 x %shape*]* @all, i32 0, i64 %i
  %o = load %shape*, %shape** %p
  %r = call i64 @area(%shape* %o)
  ret i64 %r
}
define i64 @total() {
  %a = call i64 @area_of(i64 0)
  %b = call i64 @area_of(i64 1)
  %c = add i64 %a, %b
  ret i64 %c
}
