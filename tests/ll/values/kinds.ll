; Every kind of type has a spelling.
; covers: 3-1 3-2 3-9 3-16 3-17 3-18 3-22 3-24
; run: @sizes() == i64 71
; run: @same(i32 4, i32 5) == i32 9
%struct.A = type { %struct.B*, i32 }
%struct.B = type { %struct.A* }
%struct.P = type <{ i32, i16, i8 }>
%struct.hidden = type opaque
%struct.anon = type { %struct.anon.0, i8 }
%struct.anon.0 = type { i16, [3 x i8] }
%twin = type { i32, i32 }
declare void @intrinsic_only(x86_mmx)
declare i32 @opaque_user(%struct.hidden*)
define i64 @sizes() {
  %a = ptrtoint %struct.A* getelementptr (%struct.A, %struct.A* null, i32 1) to i64
  %b = ptrtoint %struct.B* getelementptr (%struct.B, %struct.B* null, i32 1) to i64
  %p = ptrtoint %struct.P* getelementptr (%struct.P, %struct.P* null, i32 1) to i64
  %n = ptrtoint %struct.anon* getelementptr (%struct.anon, %struct.anon* null, i32 1) to i64
  %v = ptrtoint ptr getelementptr (<4 x float>, ptr null, i32 1) to i64
  %h = ptrtoint half* getelementptr (half, half* null, i32 1) to i64
  %f = ptrtoint bfloat* getelementptr (bfloat, bfloat* null, i32 1) to i64
  %w = ptrtoint i32 (i32)** getelementptr (i32 (i32)*, i32 (i32)** null, i32 1) to i64
  %s = ptrtoint i32 addrspace(1)* getelementptr (i32, i32 addrspace(1)* null, i32 1) to i64
  %t0 = add i64 %a, %b
  %t1 = add i64 %t0, %p
  %t2 = add i64 %t1, %n
  %t3 = add i64 %t2, %v
  %t4 = add i64 %t3, %h
  %t5 = add i64 %t4, %f
  %t6 = add i64 %t5, %w
  %t7 = add i64 %t6, %s
  ret i64 %t7
}
; A literal structure is the same type wherever it stands; so is a call through a pointer to its function type.
define i32 @sum({ i32, i32 }* %p) {
  %q = getelementptr { i32, i32 }, { i32, i32 }* %p, i32 0, i32 1
  %r = getelementptr { i32, i32 }, { i32, i32 }* %p, i32 0, i32 0
  %x = load i32, i32* %q
  %y = load i32, i32* %r
  %s = add i32 %x, %y
  ret i32 %s
}
define i32 @same(i32 %x, i32 %y) {
  %t = alloca %twin
  %a = insertvalue %twin undef, i32 %x, 0
  %b = insertvalue %twin %a, i32 %y, 1
  store %twin %b, %twin* %t
  %f = alloca i32 ({ i32, i32 }*)*
  store i32 ({ i32, i32 }*)* @sum, i32 ({ i32, i32 }*)** %f
  %g = load i32 ({ i32, i32 }*)*, i32 ({ i32, i32 }*)** %f
  %p = bitcast %twin* %t to { i32, i32 }*
  %s = call i32 %g({ i32, i32 }* %p)
  ret i32 %s
}
